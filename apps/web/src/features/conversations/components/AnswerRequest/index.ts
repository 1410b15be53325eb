export * from './AnswerRequest.tsx'
export { type AnswerRefused, type RequestAnswer, type SendAnswer } from './request-answer.ts'
