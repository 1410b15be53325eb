export { Say, type SayProps } from './Say.tsx'
export { asWritten, say, speak, type Speaker, type Values } from './words.ts'
