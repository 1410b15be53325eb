import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ChannelSubscriber } from '@guildhall/domain/identity'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { CloseCode } from 'graphql-ws'
import { useServer } from 'graphql-ws/use/ws'
import { type WebSocket, WebSocketServer } from 'ws'
import type { GraphqlContext } from '../access/callers.ts'
import { createKeyedCounter, createOperationMeter, type SocketLimits } from '../limits/socket-limits.ts'
import { keepAlive } from './keep-alive.ts'
import { createDocumentChecker, isRefused } from './subscription-documents.ts'

export interface SubscriptionDeps {
  readonly server: Server
  readonly schema: GraphQLSchema
  readonly limits: SocketLimits
  readonly now: () => number
  /** Whether this request opens a socket here. */
  readonly accepts: (request: IncomingMessage) => boolean
  /** Whether the page of another site asks; it is refused. */
  readonly isForeign: (request: IncomingMessage) => boolean
  /** The client's network, for counting its sockets. */
  readonly networkOf: (request: IncomingMessage) => string
  /** The account whose channel this token opens, or null. */
  readonly authenticateChannel: (token: string) => Promise<ChannelSubscriber | null>
}

/** What is counted of a socket. */
interface SocketMeter {
  /** Ends the socket's time to log in. */
  readonly loggedIn: () => void
  /** Whether one more operation may start. */
  readonly mayStart: () => boolean
}

const FOREIGN_PAGE = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
const TOO_MANY_SOCKETS =
  'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 60\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
const TOO_MANY = 'Too many requests'

/**
 * Serves subscriptions by graphql-ws' protocol. The number of sockets of a network and an account, and what a socket may start, are limited;
 * a socket that does not log in is closed, and one that another site's page asks for is not opened. Rules: API-32, LIVE-1, LIVE-12.
 */
export function serveSubscriptions(deps: SubscriptionDeps): WebSocketServer {
  const { limits } = deps
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 16 * 1024 })
  const ofNetwork = createKeyedCounter()
  const waiting = createKeyedCounter()
  const ofAccount = createKeyedCounter()
  const checkDocument = createDocumentChecker(deps.schema)
  const meters = new WeakMap<WebSocket, SocketMeter>()

  useServer<{ token?: string }, { holder?: ChannelSubscriber; socket: WebSocket }>(
    {
      schema: deps.schema,
      connectionInitWaitTimeout: limits.loginTimeoutMs,
      onConnect: async ({ connectionParams, extra }) => {
        const token = connectionParams?.token
        const holder = typeof token === 'string' ? await deps.authenticateChannel(token) : null
        if (holder === null) return false
        const leave = ofAccount.take(holder.accountUuid, limits.perAccount)
        if (leave === null) {
          extra.socket.close(CloseCode.TooManyInitialisationRequests, TOO_MANY)
          return false
        }
        extra.socket.once('close', leave)
        meters.get(extra.socket)?.loggedIn()
        Object.assign(extra, { holder })
        // Nobody reads it any more, and it would be kept as long as the socket.
        Reflect.deleteProperty(extra, 'request')
        return true
      },
      onSubscribe: ({ extra, subscriptions }, _id, { operationName, query, variables }) => {
        if (meters.get(extra.socket)?.mayStart() === false)
          extra.socket.close(CloseCode.TooManyInitialisationRequests, TOO_MANY)
        if (Object.keys(subscriptions).length > limits.subscriptionsPerSocket)
          return [new GraphQLError('This line has too many subscriptions.')]
        const document = checkDocument(query)
        if (isRefused(document)) return document
        return { schema: deps.schema, document, operationName: operationName ?? null, variableValues: variables ?? {} }
      },
      context: ({ extra: { holder, socket } }): GraphqlContext => ({
        caller: { kind: 'nobody' },
        channel: holder === undefined ? null : { holder, close: () => socket.close(CloseCode.Forbidden, 'Forbidden') },
      }),
    },
    sockets,
    // Its own pings have two timers for each socket.
    0,
  )
  const stopPings = keepAlive(sockets)
  sockets.once('close', stopPings)
  /** Counts a socket until it is closed; how to end its time to log in, or null if there are too many. Apart, so that it does not keep the request. */
  const countSocket = (socket: Duplex, network: string): (() => void) | null => {
    const leave = ofNetwork.take(network, limits.perNetwork)
    const loggedIn = waiting.take(network, limits.waitingPerNetwork)
    socket.once('close', () => {
      leave?.()
      loggedIn?.()
    })
    return leave === null ? null : loggedIn
  }

  deps.server.on('upgrade', (request, socket, head) => {
    if (!deps.accepts(request)) {
      socket.destroy()
      return
    }
    if (deps.isForeign(request)) {
      socket.end(FOREIGN_PAGE)
      return
    }
    const loggedIn = countSocket(socket, deps.networkOf(request))
    if (loggedIn === null) {
      socket.end(TOO_MANY_SOCKETS)
      return
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      meters.set(opened, { loggedIn, mayStart: createOperationMeter(limits.operationsPerMinute, deps.now) })
      sockets.emit('connection', opened, request)
    })
  })
  return sockets
}
