export { createIdGenerator } from './create-id-generator.ts'
export { createTokens } from './create-tokens.ts'
