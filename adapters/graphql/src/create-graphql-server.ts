import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Actor, ChannelSubscriber } from '@guildhall/domain/identity'
import fastify, { type FastifyInstance } from 'fastify'
import { CloseCode } from 'graphql-ws'
import { useServer } from 'graphql-ws/use/ws'
import mercurius from 'mercurius'
import { type WebSocket, WebSocketServer } from 'ws'
import { createResolvers, type GraphqlContext, type ResolverDeps, subscribeChannel } from './resolvers.ts'
import { schema } from './schema.ts'

export interface GraphqlServerDeps extends ResolverDeps {
  /** The shared HTTP server, listening or not yet. */
  readonly server: Server
  /** Handles everything except /graphql. */
  readonly fallback: RequestListener
  /** Whether requests for this host are answered; others get 421. */
  readonly answers: (request: IncomingMessage) => boolean
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
const UNKNOWN_HOST = JSON.stringify({ errors: [{ message: 'This site is not served here.', code: 'unknown-host' }] })

/**
 * Serves GraphQL and the rest of the product on one port: queries by POST through mercurius, subscriptions by graphql-ws' server
 * handler, whose close codes its clients understand and which closes sockets that do not initialise. Rule: LIVE-1.
 */
export async function createGraphqlServer(deps: GraphqlServerDeps): Promise<GraphqlServer> {
  const app = fastify({
    bodyLimit: 100_000,
    serverFactory: (handler) =>
      deps.server.on('request', (request, response) => {
        if (!isGraphql(request)) deps.fallback(request, response)
        else if (deps.answers(request)) handler(request, response)
        else response.writeHead(421, { 'Content-Type': 'application/json' }).end(UNKNOWN_HOST)
      }),
  })
  await app.register(mercurius, {
    schema,
    resolvers: createResolvers(deps),
    path,
    queryDepth: 8,
    context: async (request): Promise<GraphqlContext> => ({
      actor: await deps.authenticate(request.raw),
      channel: null,
    }),
  })
  await app.ready()
  const channel = app.graphql.schema.getSubscriptionType()?.getFields()['channel']
  if (channel) channel.subscribe = subscribeChannel(deps)
  const sockets = serveSubscriptions(app, deps)
  return {
    connections: () => sockets.clients.size,
    async close() {
      for (const socket of sockets.clients) socket.close(1001, 'Going away')
      sockets.close()
      await app.close()
    },
  }
}

function serveSubscriptions(
  app: FastifyInstance,
  { answers, authenticateChannel, servesChannels = true }: GraphqlServerDeps,
): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  useServer<{ token?: string }, { holder?: ChannelSubscriber; socket: WebSocket }>(
    {
      schema: app.graphql.schema,
      connectionInitWaitTimeout: 10_000,
      onConnect: async ({ connectionParams, extra }) => {
        const token = connectionParams?.token
        const holder = typeof token === 'string' ? await authenticateChannel(token) : null
        if (holder === null) return false
        Object.assign(extra, { holder })
        return true
      },
      context: ({ extra: { holder, socket } }): GraphqlContext => ({
        actor: null,
        channel: holder === undefined ? null : { holder, close: () => socket.close(CloseCode.Forbidden, 'Forbidden') },
      }),
    },
    sockets,
  )
  app.server.on('upgrade', (request, socket, head) => {
    if (!servesChannels || !isGraphql(request) || !answers(request)) {
      socket.destroy()
      return
    }
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request))
  })
  return sockets
}

const isGraphql = (request: IncomingMessage): boolean =>
  request.url === path || request.url?.startsWith(`${path}?`) === true
