import { createGraphqlServer } from '@guildhall/graphql'
import type { RateLimitFigures } from '@guildhall/koa'
import { createProductClock, systemClock } from './process/product-clock.ts'
import { join } from 'node:path'
import { createHttpApp } from './composition/create-http-app.ts'
import { openProduct } from './composition/open-product.ts'
import { createClosing } from './composition/open-resources.ts'
import { startWorker } from './composition/start-worker.ts'
import type { Config } from './config/read-config.ts'
import type { Logger } from './process/create-logger.ts'
import { createMetrics } from './process/metrics.ts'
import { openPort } from './process/open-port.ts'
import { ensureWebBuild, webFolder, webSources } from './web/ensure-web-build.ts'
import { inlineHashes } from './web/inline-hashes.ts'

/** The running product. */
export interface Guildhall {
  readonly url: string
  /** Answers what is under way, gives the worker's jobs back and ends all that was started, within ten seconds. */
  stop(): Promise<void>
}

export interface StartOptions {
  readonly log: Logger
  readonly progress: (line: string) => void
  /**
   * False serves the API alone, for tests and benchmarks that open no page; 'sources' serves the page as it is written, for who builds
   * it on the way to the browser. Default true: the built web app.
   */
  readonly web?: boolean | 'sources'
  /** Calls a minute, where they differ from the usual: for tests that make many. */
  readonly rateLimits?: Partial<RateLimitFigures>
}

const ANSWERED_WITHIN_MS = 2_000

/** Starts the roles of the configuration; resolves when the first page can be served. */
export async function startGuildhall(config: Config, options: StartOptions): Promise<Guildhall> {
  const { log, progress, rateLimits = {}, web = true } = options
  const closing = createClosing()
  try {
    const port = await openPort(config.host, config.port)
    closing.add('the port', () => port.close())
    const clock = config.devTools === 'on' ? await createProductClock(join(config.dataDir, 'clock')) : systemClock
    const publicUrl = config.publicUrl?.replace(/\/+$/, '') ?? port.url
    const opening = openProduct(config, { clock, publicUrl, ownUrl: port.url, closing, log, progress })
    const building = web === true && config.roles.includes('api') ? ensureWebBuild() : Promise.resolve(false)
    // Both must have ended before anything can be closed, whichever fails.
    await Promise.allSettled([opening, building])
    const [product, built] = await Promise.all([opening, building])
    if (built) progress('Built the web app.')
    const worker = config.roles.includes('worker')
      ? await startWorker(product, product.database, { alone: config.embedded, log })
      : null
    if (worker !== null) closing.add('the worker', () => worker.stop(4000))
    const metrics = createMetrics(() => graphql.connections())
    const pageFolder = web === 'sources' ? webSources : webFolder
    const page = await inlineHashes(join(pageFolder, 'index.html'))
    const app = createHttpApp({ config, product, clock, publicUrl, metrics, log, rateLimits, page, pageFolder })
    const { useCases, ports } = product
    const graphql = await createGraphqlServer({
      server: port.server,
      fallback: app,
      store: ports.channelStore,
      bus: ports.eventBus,
      inbox: ports.inbox,
      clock,
      servesChannels: config.roles.includes('realtime'),
      authenticate: async ({ headers }) => {
        const [scheme, token] = (headers.authorization ?? '').split(' ')
        return scheme === 'Bearer' && token !== undefined ? useCases.authenticate(token) : null
      },
      authenticateChannel: useCases.authenticateChannel,
      holds: useCases.isChannelAuthorized,
    })
    closing.add('GraphQL', () => graphql.close())
    // First of all, while everything is there that an answer needs.
    closing.add('what is under way', () => port.finish(ANSWERED_WITHIN_MS))
    port.ready()
    return { url: port.url, stop: () => closing.run(log) }
  } catch (error) {
    await closing.run(log)
    throw error
  }
}
