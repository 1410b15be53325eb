import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Actor, ChannelSubscriber } from '@guildhall/domain/identity'
import fastify from 'fastify'
import mercurius from 'mercurius'
import { DOCUMENT_LIMITS, withinLimits } from './document-limits.ts'
import { createResolvers, type GraphqlContext, type ResolverDeps, subscribeChannel } from './resolvers.ts'
import { schema } from './schema.ts'
import { serveSubscriptions } from './serve-subscriptions.ts'
import { SOCKET_LIMITS, type SocketLimits } from './socket-limits.ts'

export interface GraphqlServerDeps extends ResolverDeps {
  /** The shared HTTP server, listening or not yet. */
  readonly server: Server
  /** Handles everything except /graphql. */
  readonly fallback: RequestListener
  /** Sets the security headers of every answer, then passes the request on. */
  readonly guard: (listener: RequestListener) => RequestListener
  /** Whether requests for this host are answered; others get 421. */
  readonly answers: (request: IncomingMessage) => boolean
  /** Whether the page of another site asks for a socket; it gets 403. */
  readonly isForeign: (request: IncomingMessage) => boolean
  /** The client's network, for counting its calls and sockets. */
  readonly networkOf: (request: IncomingMessage) => string
  /** Counts a call of a network or an account; the seconds to wait if there were too many, else null. */
  readonly countCall: (key: string) => Promise<number | null>
  /** Where they differ from the usual. */
  readonly socketLimits?: Partial<SocketLimits>
  /** False rejects WebSockets: another process serves them. Default true. */
  readonly servesChannels?: boolean
  /** Authenticates a request by its bearer token. */
  readonly authenticate: (request: IncomingMessage) => Promise<Actor | null>
  /** The account whose channel this token opens, or null. */
  readonly authenticateChannel: (token: string) => Promise<ChannelSubscriber | null>
}

export interface GraphqlServer {
  /** Open channel connections, for metrics. */
  connections(): number
  close(): Promise<void>
}

const path = '/graphql'
const TOO_MANY_CALLS = JSON.stringify({
  errors: [{ message: 'That was a lot at once. Please try again in a moment.', code: 'too-many-requests' }],
})
const UNKNOWN_HOST = JSON.stringify({ errors: [{ message: 'This site is not served here.', code: 'unknown-host' }] })

/**
 * Serves GraphQL and the rest of the product on one port: queries by POST through mercurius, subscriptions by graphql-ws' server
 * handler, whose close codes its clients understand. Calls, documents and sockets are limited. Rules: API-26, API-32, LIVE-1,
 * LIVE-12.
 */
export async function createGraphqlServer(deps: GraphqlServerDeps): Promise<GraphqlServer> {
  const app = fastify({
    bodyLimit: 32_000,
    serverFactory: (handler) => {
      const guarded = deps.guard((request, response) => {
        if (deps.answers(request)) void handleLimited(deps, handler, request, response)
        else response.writeHead(421, { 'Content-Type': 'application/json' }).end(UNKNOWN_HOST)
      })
      return deps.server.on('request', (request, response) =>
        isGraphql(request) ? guarded(request, response) : deps.fallback(request, response),
      )
    },
  })
  await app.register(mercurius, {
    schema,
    resolvers: createResolvers(deps),
    path,
    queryDepth: DOCUMENT_LIMITS.depth,
    graphql: { parseOptions: { maxTokens: DOCUMENT_LIMITS.tokens } },
    validationRules: [withinLimits],
    context: async (request): Promise<GraphqlContext> => ({
      actor: await deps.authenticate(request.raw),
      channel: null,
    }),
  })
  await app.ready()
  const channel = app.graphql.schema.getSubscriptionType()?.getFields()['channel']
  if (channel) channel.subscribe = subscribeChannel(deps)
  const { answers, authenticateChannel, clock, isForeign, networkOf, server, servesChannels = true } = deps
  const sockets = serveSubscriptions({
    server,
    schema: app.graphql.schema,
    limits: { ...SOCKET_LIMITS, ...deps.socketLimits },
    now: () => clock.now().getTime(),
    accepts: (request) => servesChannels && isGraphql(request) && answers(request),
    isForeign,
    networkOf,
    authenticateChannel,
  })
  return {
    connections: () => sockets.clients.size,
    async close() {
      for (const socket of sockets.clients) socket.close(1001, 'Going away')
      sockets.close()
      await app.close()
    },
  }
}

/** Passes a request on unless its network has sent too many. */
const handleLimited = async (
  { countCall, networkOf }: GraphqlServerDeps,
  handler: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const wait = await countCall(networkOf(request))
  if (wait === null) {
    handler(request, response)
    return
  }
  const headers = { 'Content-Type': 'application/json', 'Retry-After': String(Math.max(1, Math.ceil(wait))) }
  response.writeHead(429, headers).end(TOO_MANY_CALLS)
}

const isGraphql = (request: IncomingMessage): boolean =>
  request.url === path || request.url?.startsWith(`${path}?`) === true
