import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Actor } from '@guildhall/domain/identity'
import { fakeChannelStore, fakeConversations, fakeEventBus } from '@guildhall/domain/testing'
import { createGraphqlServer, type GraphqlServerDeps } from '../src/create-graphql-server.ts'

/** Whose token is 'right', and whose channel token is 'channel'. */
export const TEST_ACCOUNT = '0193456c-0000-7000-8000-000000000001'
export const TEST_AT = '2026-11-21T12:00:00.000Z'

const actor: Actor = {
  accountUuid: TEST_ACCOUNT,
  userType: 'contractor',
  verified: true,
  companyUuid: null,
  role: null,
}

/** A GraphQL server on fakes, and what it has reported. Use cases are those that `deps` brings. */
export const startTestGraphql = async (deps: Partial<GraphqlServerDeps> = {}) => {
  const server = createServer()
  const reported: unknown[] = []
  const store = fakeChannelStore()
  const bus = fakeEventBus()
  const graphql = await createGraphqlServer({
    server,
    store,
    bus,
    inbox: fakeConversations().inbox,
    clock: { now: () => new Date(TEST_AT) },
    fallback: (_, response) => response.end('the rest'),
    guard: (listener) => (request, response) => {
      response.setHeader('X-Guarded', 'yes')
      listener(request, response)
    },
    answers: ({ headers }) => headers.host !== 'evil.example',
    isForeign: ({ headers }) => headers.origin === 'https://evil.example',
    networkOf: () => 'here',
    countCall: async () => null,
    exchangeRates: { current: async () => ({ date: '2026-11-20', base: 'usd', rates: {} }) },
    useCases: {} as never,
    identify: async ({ headers }) =>
      headers.authorization === 'Bearer right' ? { kind: 'person', actor, scopes: null } : { kind: 'nobody' },
    reportError: (error) => reported.push(error),
    onRequest: () => undefined,
    authenticateChannel: async (token) =>
      token === 'channel' ? { accountUuid: TEST_ACCOUNT, sessionUuid: 'session' } : null,
    findLost: async () => new Set(),
    ...deps,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    bus,
    close: () => graphql.close(),
    connections: () => graphql.connections(),
    reported,
    store,
    answerTo: async (init: RequestInit) => {
      const { headers, status } = await fetch(`http://${address}/graphql`, init)
      return { headers, status }
    },
    ask: async (body: unknown, token?: string): Promise<unknown> => {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
      const answer = await fetch(`http://${address}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })
      return answer.json()
    },
    stop: async () => {
      await graphql.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
