import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { ChannelSubscriber } from '@guildhall/domain/identity'
import { noTracing } from '@guildhall/domain/shared'
import fastify from 'fastify'
import { printSchema, specifiedRules, validate } from 'graphql'
import mercurius from 'mercurius'
import type { GraphqlCaller } from './access/callers.ts'
import { type ChannelHubDeps, createChannelHub } from './channel/channel-hub.ts'
import { serveSubscriptions } from './channel/serve-subscriptions.ts'
import { subscribeChannel } from './channel/subscribe-channel.ts'
import { createOperationHandler } from './http/answer-operations.ts'
import { observeRequests, type ObservedRequest, pathOf } from './http/observe-requests.ts'
import { serveOperation, serveSchema } from './http/serve-graphql.ts'
import { type RequestTracingOptions, traceOperations } from './http/trace-operations.ts'
import { withinLimits } from './limits/document-limits.ts'
import { SOCKET_LIMITS, type SocketLimits } from './limits/socket-limits.ts'
import { createResolvers, typeDefs } from './schema/index.ts'
import type { ApiDeps } from './schema/schema-module.ts'

export interface GraphqlServerDeps extends ApiDeps, ChannelHubDeps {
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
  /** Who sends a request, by its token or its cookie. */
  readonly identify: (request: IncomingMessage) => Promise<GraphqlCaller>
  /** The account whose channel this token opens, or null. */
  readonly authenticateChannel: (token: string) => Promise<ChannelSubscriber | null>
  /** An error that nobody expected. */
  readonly reportError: (error: unknown) => void
  /** Called with each answered request, for metrics and the log. */
  readonly onRequest: (request: ObservedRequest) => void
  /** Follows each request. Default: none. */
  readonly tracing?: RequestTracingOptions
}

export interface GraphqlServer {
  /** Open channel connections, for metrics. */
  connections(): number
  close(): Promise<void>
}

const path = '/graphql'
const schemaPath = '/graphql/schema.graphql'
const TOO_MANY_CALLS = JSON.stringify({
  errors: [{ message: 'That was a lot at once. Please try again in a moment.', code: 'too-many-requests' }],
})
const UNKNOWN_HOST = JSON.stringify({ errors: [{ message: 'This site is not served here.', code: 'unknown-host' }] })

/** The executor: mercurius keeps the schema, the resolvers and compiled queries. Nothing is served by it. */
const createExecutor = async (deps: ApiDeps) => {
  const app = fastify()
  await app.register(mercurius, {
    schema: typeDefs,
    resolvers: createResolvers(deps) as never,
    routes: false,
    validationRules: [withinLimits],
    // As they are: what clients see of them is decided where they are answered.
    errorFormatter: ({ data, errors }) => ({ statusCode: 200, response: { data: data ?? null, errors: errors ?? [] } }),
  })
  await app.ready()
  return app
}

/**
 * Serves GraphQL and the rest of the product on one port: operations by graphql-http, run by mercurius; subscriptions by graphql-ws' server
 * handler, whose close codes its clients understand. Calls, documents and sockets are limited. Rules: API-26, API-32, API-47, LIVE-1,
 * LIVE-12.
 */
export async function createGraphqlServer(deps: GraphqlServerDeps): Promise<GraphqlServer> {
  const app = await createExecutor(deps)
  const { schema } = app.graphql
  const channel = schema.getSubscriptionType()?.getFields()['channel']
  const hub = createChannelHub(deps)
  if (channel) channel.subscribe = subscribeChannel(hub)
  const sdl = printSchema(schema)
  const handler = createOperationHandler({
    schema,
    identify: deps.identify,
    reportError: deps.reportError,
    tracing: deps.tracing?.tracing ?? noTracing,
    validate: (document) => validate(schema, document, [...specifiedRules, withinLimits]),
    execute: (document, caller, variables, operationName) =>
      app.graphql(document, { caller, channel: null }, variables, operationName),
  })
  const serve = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    withinRate(deps, request, response, () =>
      pathOf(request) === path ? serveOperation(handler, request, response) : serveSchema(sdl, request, response),
    )
  const traced = deps.tracing === undefined ? serve : traceOperations(deps.tracing, serve)
  const guarded = deps.guard((request, response) => {
    if (!deps.answers(request)) response.writeHead(421, { 'Content-Type': 'application/json' }).end(UNKNOWN_HOST)
    else void traced(request, response)
  })
  const observed = observeRequests(deps.onRequest, guarded)
  deps.server.on('request', (request, response) =>
    isGraphql(request) ? observed(request, response) : deps.fallback(request, response),
  )
  const { answers, authenticateChannel, clock, isForeign, networkOf, server, servesChannels = true } = deps
  const sockets = serveSubscriptions({
    server,
    schema,
    limits: { ...SOCKET_LIMITS, ...deps.socketLimits },
    now: () => clock.now().getTime(),
    accepts: (request) => servesChannels && pathOf(request) === path && answers(request),
    isForeign,
    networkOf,
    authenticateChannel,
  })
  return {
    connections: () => sockets.clients.size,
    async close() {
      for (const socket of sockets.clients) socket.close(1001, 'Going away')
      sockets.close()
      hub.close()
      await app.close()
    },
  }
}

/** Serves a request unless its network has sent too many. */
const withinRate = async (
  { countCall, networkOf, reportError }: GraphqlServerDeps,
  request: IncomingMessage,
  response: ServerResponse,
  serve: () => Promise<void> | void,
): Promise<void> => {
  try {
    const wait = await countCall(networkOf(request))
    if (wait === null) {
      await serve()
      return
    }
    const headers = { 'Content-Type': 'application/json', 'Retry-After': String(Math.max(1, Math.ceil(wait))) }
    response.writeHead(429, headers).end(TOO_MANY_CALLS)
  } catch (error) {
    // The client has gone, or the counters are away.
    if (!request.destroyed) reportError(error)
    if (response.headersSent) response.destroy()
    else response.writeHead(503, { 'Retry-After': '5' }).end()
  }
}

const isGraphql = (request: IncomingMessage): boolean => [path, schemaPath].includes(pathOf(request))
