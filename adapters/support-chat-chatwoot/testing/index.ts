export { type ChatwootCall, type ChatwootServer, startChatwootServer } from './chatwoot-server.ts'
export { type ChatwootPage, createChatwootPage } from './chatwoot-page.ts'
