export { createIdGenerator } from './create-id-generator.ts'
export { createTokens } from './create-tokens.ts'
export { createMailedSecrets } from './create-mailed-secrets.ts'
