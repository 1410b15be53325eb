import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  createApp,
  type Dependency,
  devRoutes,
  healthRoutes,
  type MailPreview,
  serveDrawnPictures,
  serveWebApp,
  type RateLimitFigures,
  watchRequests,
} from '@guildhall/koa'
import { PRIVACY_PATH, TERMS_PATH } from '@guildhall/domain/onboarding'
import type { Clock } from '@guildhall/domain/shared'
import { outboxSettled } from '@guildhall/postgres'
import type { Config } from '../config/read-config.ts'
import type { Logger } from '../process/create-logger.ts'
import { millisecondsOf } from '../process/iso-duration.ts'
import type { Metrics } from '../process/metrics.ts'
import type { ProductClock } from '../process/product-clock.ts'
import { drawnPicture } from '../seed/index.ts'
import { webFolder } from '../web/ensure-web-build.ts'
import type { InlineHashes } from '../web/inline-hashes.ts'
import { mailPreviews } from './mail-previews.ts'
import type { Product } from './open-product.ts'
import { mailFooterOf } from './open-resources.ts'
import { scheduledWork } from './start-worker.ts'

export interface HttpAppDeps {
  readonly config: Config
  readonly product: Product
  readonly clock: Clock | ProductClock
  readonly publicUrl: string
  readonly metrics: Metrics
  readonly log: Logger
  readonly rateLimits?: Partial<RateLimitFigures>
  /** What the web app's page has inside it. */
  readonly page: InlineHashes
  /** Where the web app's page and files are. Default: the built ones. */
  readonly pageFolder?: string
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Everything that is served over HTTP: health, developer pages, the API where this process has that role, the web app. */
export function createHttpApp(deps: HttpAppDeps): Answer {
  const { config, product, clock, publicUrl, metrics, log, page, pageFolder = webFolder, rateLimits = {} } = deps
  const { useCases, ports } = product
  const watching = watchRequests(({ route, method, status, seconds }) => {
    metrics.observeRequest(route, method, status, seconds)
    log.debug({ route, method, status, seconds }, 'request')
  })
  const health = healthRoutes({ dependencies: dependenciesOf(config, product), metrics: metrics.text })
  const developing =
    config.devTools === 'on' && 'advance' in clock
      ? [devRoutes(devDeps(product, clock, mailPreviews(mailFooterOf(config, publicUrl))))]
      : []
  const app = createApp({
    useCases,
    places: ports.places,
    fileStore: ports.fileStore,
    idempotencyKeys: ports.idempotencyKeys,
    clock,
    publicUrl,
    rateLimits,
    ...page,
    log: {
      error: (facts, message) => log.error(facts, message),
      warn: (facts, message) => log.warn(facts, message),
    },
    behindProxy: config.publicUrl !== null,
    servesApi: config.roles.includes('api'),
    before: [watching, health, ...developing, serveDrawnPictures(drawnPicture)],
    after: config.roles.includes('api')
      ? [serveWebApp(pageFolder, { hasLandingPage: config.landingPage === 'on', redirects: pagesElsewhere(config) })]
      : [],
  })
  const answer = app.callback()
  return (request, response) => void answer(request, response)
}

const pagesElsewhere = ({ termsUrl, privacyUrl }: Config): ReadonlyMap<string, string> =>
  new Map([
    ...(termsUrl === null ? [] : [[TERMS_PATH, termsUrl] as const]),
    ...(privacyUrl === null ? [] : [[PRIVACY_PATH, privacyUrl] as const]),
  ])

function dependenciesOf(config: Config, { database, ports }: Product): readonly Dependency[] {
  const answers = async (ask: Promise<unknown>): Promise<boolean> => {
    await ask
    return true
  }
  return [
    { name: 'postgres', needed: true, check: () => answers(database.ping()) },
    ...(config.opensearchUrl === null
      ? []
      : [{ name: 'opensearch', needed: false, check: () => answers(ports.index.count()) }]),
    ...(config.smtpUrl === null ? [] : [{ name: 'mail', needed: false, check: () => ports.mailer.isHealthy() }]),
    ...(config.natsUrl === null ? [] : [{ name: 'nats', needed: false, check: () => ports.eventBus.isHealthy() }]),
  ]
}

/** How long the clock waits for what it set off, in milliseconds. */
const settlePatience = 5_000

const devDeps = (product: Product, clock: ProductClock, previews: readonly MailPreview[]) => ({
  previews,
  listMail: product.mailer.list,
  now: clock.now,
  paymentsUrl: product.payments.sandbox?.url ?? null,
  advance: async (duration: string): Promise<boolean> => {
    const milliseconds = millisecondsOf(duration)
    if (milliseconds === null) return false
    await clock.advance(milliseconds)
    for (const { run } of scheduledWork(product)) await run()
    await product.payments.sandbox?.catchUp()
    await outboxSettled(product.database, settlePatience)
    return true
  },
})
