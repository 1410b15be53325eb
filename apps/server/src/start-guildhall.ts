import { createGraphqlServer } from '@guildhall/graphql'
import {
  checkDependencies,
  createHostCheck,
  createOpsApp,
  createRateLimits,
  guardAnswers,
  isForeignPage,
  type RateLimitFigures,
  readRequestSource,
  type ObservedRequest,
} from '@guildhall/koa'
import { createProductClock, systemClock } from './process/product-clock.ts'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { toClientNetwork } from '@guildhall/domain/identity'
import { noTracing, type Tracing } from '@guildhall/domain/shared'
import { identifyGraphqlCaller } from './composition/identify-graphql-caller.ts'
import { createHttpApp, listDependencies } from './composition/create-http-app.ts'
import { openProduct } from './composition/open-product.ts'
import { createClosing } from './composition/open-resources.ts'
import { startWorker } from './composition/start-worker.ts'
import { createBacklog, createCallCounters } from '@guildhall/postgres'
import { listConfigWarnings } from './config/config-warnings.ts'
import type { Config } from './config/read-config.ts'
import type { Logger } from './process/create-logger.ts'
import { createMetrics } from './process/metrics.ts'
import { openPort } from './process/open-port.ts'
import { watchOutages } from './process/outages.ts'
import { closeToOthers } from './process/close-to-others.ts'
import { ensureWebBuild, webFolder, webSources } from './web/ensure-web-build.ts'
import { readInlineHashes } from './web/inline-hashes.ts'

/** The running product. */
export interface Guildhall {
  readonly url: string
  /**
   * Accepts no more requests, finishes those in flight and the worker's jobs, tells the sockets to go, then closes bus, index and database,
   * within ten seconds. Rule: BASE-29.
   */
  stop(): Promise<void>
}

export interface StartOptions {
  readonly log: Logger
  /** Follows what requests cause. Default: nothing. */
  readonly tracing?: Tracing
  readonly progress: (line: string) => void
  /** Called when the product cannot go on: the process should stop it, and end. */
  readonly onFatal?: (error: Error) => void
  /**
   * False serves only the API, for tests and benchmarks without a browser; 'sources' serves the unbuilt page, for a development server
   * in front. Default true: the built web app.
   */
  readonly web?: boolean | 'sources'
  /** Calls per minute, if other than the default: for tests that make many. */
  readonly rateLimits?: Partial<RateLimitFigures>
  /** So old may the answer to an equal search be, in milliseconds, if other than the default: for benchmarks, which repeat searches. */
  readonly sharedSearchMs?: number | undefined
}

/** What a stop in ten seconds leaves to requests in flight and to the jobs of the worker, at once. The database stops last, in at most 3 s. */
const DRAIN_MS = 5_000

/** Starts the roles of the configuration; resolves when the first page can be served. */
export async function startGuildhall(config: Config, options: StartOptions): Promise<Guildhall> {
  const { onFatal, progress, sharedSearchMs, tracing = noTracing, web = true } = options
  const outages = watchOutages(options.log)
  const { log } = outages
  const closing = createClosing()
  try {
    for (const warning of listConfigWarnings(config)) log.warn(warning)
    await closeToOthers(config.dataDir)
    const port = await openPort(config.host, config.port)
    closing.add('the port', () => port.close())
    const opsPort = config.opsPort === null ? null : await openPort(config.opsHost, config.opsPort, 'OPS_PORT')
    if (opsPort !== null) closing.add('the port for operators', () => opsPort.close())
    const clock = config.devTools === 'on' ? await createProductClock(join(config.dataDir, 'clock')) : systemClock
    const publicUrl = config.publicUrl?.replace(/\/+$/, '') ?? port.url
    const surroundings = { clock, publicUrl, ownUrl: port.url, closing, log, progress, tracing }
    const opening = openProduct(config, {
      ...surroundings,
      ...(onFatal === undefined ? {} : { onFatal }),
      sharedSearchMs,
    })
    const building = web === true && config.roles.includes('api') ? ensureWebBuild() : Promise.resolve(false)
    // Both must have settled before anything is closed, whichever fails.
    await Promise.allSettled([opening, building])
    const [product, built] = await Promise.all([opening, building])
    closing.add('the log of outages', () => outages.stop())
    if (built) progress('Built the web app.')
    // An embedded database has one process; another may have several, which count together.
    const counters = config.embedded ? null : createCallCounters(product.database.knex)
    if (counters !== null) closing.add('the counts of calls', async () => counters.close())
    const rateLimits = createRateLimits(options.rateLimits, counters)
    const dependencies = listDependencies(config, product)
    const metrics = createMetrics({
      // Asked only when all is open: GraphQL stands in front of the app, which counts in these metrics.
      channels: () => graphql.connections(),
      pool: product.database.pool,
      dependencies: () => checkDependencies(dependencies),
      mails: product.mailer.outcomes,
      analytics: product.analytics?.counts ?? null,
      jobs: product.ports.jobs.count,
      backlog: createBacklog(product.database.knex),
      index: product.ports.indexComparisons.find,
    })
    const observe = metrics.observeReaction
    const worker = config.roles.includes('worker')
      ? await startWorker(product, product.database, { isOnlyWorker: config.embedded, log, observe, tracing })
      : null
    const pageFolder = web === 'sources' ? webSources : webFolder
    const page = await readInlineHashes(join(pageFolder, 'index.html'))
    const health = { dependencies, metrics: metrics.text }
    outages.watch(dependencies)
    const onRequest = (request: ObservedRequest): void => {
      metrics.observeRequest(request)
      log.debug(request, 'request')
    }
    const surface = { config, product, clock, publicUrl, log, onRequest, page, pageFolder, tracing }
    const requestTracing =
      config.tracing === null ? null : { tracing, continuesRequests: config.tracing.continuesRequests }
    const app = createHttpApp({ ...surface, dependencies, metrics, rateLimits })
    const isAnsweredHost = createHostCheck(publicUrl)
    const { useCases, ports } = product
    const sourceOf = (request: IncomingMessage) => readRequestSource(request, config.trustedProxies)
    const graphql = await createGraphqlServer({
      server: port.server,
      fallback: app,
      guard: (listener) => guardAnswers({ publicUrl, hsts: config.hsts }, listener),
      isForeign: (request) => isForeignPage(request.headers.origin, sourceOf(request).host, publicUrl),
      answers: (request) => isAnsweredHost(sourceOf(request).host),
      networkOf: (request) => toClientNetwork(sourceOf(request).address),
      countCall: (key) => rateLimits.count('read', key),
      store: ports.channelStore,
      bus: ports.eventBus,
      inbox: ports.inbox,
      clock,
      servesChannels: config.roles.includes('realtime'),
      exchangeRates: ports.exchangeRates,
      useCases,
      identify: identifyGraphqlCaller({
        publicUrl,
        useCases,
        isOwnPage: (request) =>
          request.headers.origin !== undefined &&
          !isForeignPage(request.headers.origin, sourceOf(request).host, publicUrl),
      }),
      reportError: (error) => log.error({ err: error }, 'A GraphQL operation failed'),
      onRequest,
      ...(requestTracing === null ? {} : { tracing: requestTracing }),
      authenticateChannel: useCases.authenticateChannel,
      findLost: useCases.findLostSubscribers,
    })
    closing.add('GraphQL', () => graphql.close())
    // Ended first, while everything that responses and jobs need is still open.
    closing.add('requests in flight and jobs', () => Promise.all([port.finish(DRAIN_MS), worker?.stop(DRAIN_MS)]))
    port.ready()
    if (opsPort !== null) {
      opsPort.server.on('request', createOpsApp(health))
      opsPort.ready()
      progress(`Health and metrics at ${opsPort.url}`)
    }
    return { url: port.url, stop: () => closing.run(log) }
  } catch (error) {
    await closing.run(log)
    throw error
  }
}
