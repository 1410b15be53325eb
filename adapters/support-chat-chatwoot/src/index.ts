export { createChatwootProvider, type ChatwootOptions } from './create-chatwoot-provider.ts'
