export * from './AnswerRequest.tsx'
export { type AnswerRefusal, type RequestAnswer, type SendAnswer } from './request-answer.ts'
