import { createServer } from 'node:http'
import { createGraphqlServer } from '@guildhall/graphql'
import { createClosing, createLogger, openProduct, readConfig, systemClock } from '@guildhall/server'
import { announce, controlledBy } from '../live/control.ts'

// The product's sockets, with its database: an account's token is its uuid and that of a session of it.
const log = createLogger({ level: 'error', format: 'json' })
const options = { clock: systemClock, publicUrl: 'http://127.0.0.1', ownUrl: 'http://127.0.0.1', log }
const product = await openProduct(readConfig(process.env, false), {
  ...options,
  closing: createClosing(),
  progress: () => undefined,
})
const { ports, useCases } = product
const server = createServer()
const many = 1_000_000
await createGraphqlServer({
  server,
  fallback: controlledBy(async (deliveries) => {
    for (const [accountUuid, event] of deliveries) await ports.eventBus.publish(`private-${accountUuid}`, event)
  }),
  guard: (listener) => listener,
  isForeign: () => false,
  answers: () => true,
  networkOf: () => 'here',
  countCall: async () => null,
  store: ports.channelStore,
  bus: ports.eventBus,
  inbox: ports.inbox,
  clock: systemClock,
  exchangeRates: ports.exchangeRates,
  useCases,
  identify: async () => ({ kind: 'nobody' }),
  reportError: (error) => log.error({ err: error }, 'failed'),
  onRequest: () => undefined,
  socketLimits: { perNetwork: many, waitingPerNetwork: many },
  authenticateChannel: async (token) => {
    const [accountUuid = '', sessionUuid = ''] = token.split(' ')
    return { accountUuid, sessionUuid }
  },
  findLost: useCases.findLostSubscribers,
})
await announce(server)
