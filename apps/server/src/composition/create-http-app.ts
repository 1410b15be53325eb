import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  createApp,
  type Dependency,
  devRoutes,
  healthRoutes,
  type MailPreview,
  serveGeneratedPictures,
  serveWebApp,
  type RateLimits,
  type ObservedRequest,
} from '@guildhall/koa'
import type { OptionalService } from '@guildhall/domain/privacy'
import { PRIVACY_PATH, TERMS_PATH } from '@guildhall/domain/onboarding'
import { type Clock, noTracing, type Tracing } from '@guildhall/domain/shared'
import { outboxSettled } from '@guildhall/postgres'
import type { Config } from '../config/read-config.ts'
import type { Logger } from '../process/create-logger.ts'
import { RELEASE } from '../process/release.ts'
import { parseDuration } from '../process/iso-duration.ts'
import type { Metrics } from '../process/metrics.ts'
import type { ProductClock } from '../process/product-clock.ts'
import { drawnPicture } from '../seed/index.ts'
import { webFolder } from '../web/ensure-web-build.ts'
import type { InlineHashes } from '../web/inline-hashes.ts'
import { createMailPreviews } from './mail-previews.ts'
import type { Product } from './open-product.ts'
import { createMailFooter } from './open-resources.ts'
import { listScheduledWork } from './start-worker.ts'

export interface HttpAppDeps {
  readonly config: Config
  readonly product: Product
  readonly clock: Clock | ProductClock
  readonly publicUrl: string
  readonly dependencies: readonly Dependency[]
  readonly metrics: Metrics
  readonly log: Logger
  /** Called with each answered request. */
  readonly onRequest: (request: ObservedRequest) => void
  /** Default: nothing is followed. */
  readonly tracing?: Tracing
  /** Default: the usual ones, counted for this application alone. */
  readonly rateLimits?: RateLimits
  /** Hashes of the inline scripts and styles of the web app's page. */
  readonly page: InlineHashes
  /** Folder of the web app's page and files. Default: the build. */
  readonly pageFolder?: string
}

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void

/** Everything served over HTTP: health, developer pages, and the API and the web app if this process has that role. */
export function createHttpApp(deps: HttpAppDeps): RequestListener {
  const {
    config,
    product,
    clock,
    publicUrl,
    dependencies,
    metrics,
    log,
    onRequest,
    page,
    pageFolder = webFolder,
    rateLimits,
    tracing = noTracing,
  } = deps
  const { useCases, ports } = product
  const health = healthRoutes({ dependencies, metrics: metrics.text })
  const devMiddleware =
    config.devTools === 'on' && 'advance' in clock
      ? [devRoutes(createDevDeps(product, clock, log, createMailPreviews(createMailFooter(config, publicUrl))))]
      : []
  const app = createApp({
    onRequest,
    useCases,
    places: ports.places,
    synonyms: ports.synonymSource,
    fileStore: ports.fileStore,
    idempotencyKeys: ports.idempotencyKeys,
    clock,
    publicUrl,
    ...(rateLimits === undefined ? {} : { rateLimits }),
    ...page,
    hsts: config.hsts,
    connectTo: config.sentryDsn === null ? [] : [new URL(config.sentryDsn).origin],
    embeds: config.chatwootUrl === null ? [] : [new URL(config.chatwootUrl).origin],
    log: {
      error: (facts, message) => log.error(facts, message),
      warn: (facts, message) => log.warn(facts, message),
    },
    securityLog: {
      info: (event, message) => log.info(event, message),
      warn: (event, message) => log.warn(event, message),
    },
    ...(config.tracing === null ? {} : { tracing: { tracing, continuesRequests: config.tracing.continuesRequests } }),
    trustedProxies: config.trustedProxies,
    servesApi: config.roles.includes('api'),
    before: [...(config.opsPort === null ? [health] : []), ...devMiddleware, serveGeneratedPictures(drawnPicture)],
    after: config.roles.includes('api')
      ? [
          serveWebApp(pageFolder, {
            publicUrl,
            errorReports: config.sentryDsn === null ? null : `${config.sentryDsn} ${RELEASE}`,
            signInProviders: ports.identityProviders.list(),
            hasLandingPage: config.landingPage === 'on',
            optionalServices: listOptionalServices(config),
            redirects: externalPages(config),
          }),
        ]
      : [],
  })
  const handle = app.callback()
  return (request, response) => void handle(request, response)
}

/** The configured services that need the visitor's consent. Rule: PRIV-12. */
const listOptionalServices = ({ analyticsProvider, chatwootUrl }: Config): readonly OptionalService[] => [
  ...(analyticsProvider === null ? [] : (['analytics'] as const)),
  ...(chatwootUrl === null ? [] : (['support-chat'] as const)),
]

const externalPages = ({ termsUrl, privacyUrl }: Config): ReadonlyMap<string, string> =>
  new Map([
    ...(termsUrl === null ? [] : [[TERMS_PATH, termsUrl] as const]),
    ...(privacyUrl === null ? [] : [[PRIVACY_PATH, privacyUrl] as const]),
  ])

/** The configured services, which health and metrics report. */
export function listDependencies(config: Config, { database, ports }: Product): readonly Dependency[] {
  const succeeds = async (check: Promise<unknown>): Promise<boolean> => {
    await check
    return true
  }
  return [
    { name: 'postgres', needed: true, check: () => succeeds(database.ping()) },
    ...(config.opensearchUrl === null
      ? []
      : [{ name: 'opensearch', needed: false, check: () => succeeds(ports.index.count()) }]),
    ...(config.smtpUrl === null ? [] : [{ name: 'mail', needed: false, check: () => ports.mailer.isHealthy() }]),
    ...(config.s3Url === null ? [] : [{ name: 's3', needed: false, check: () => ports.fileStore.isHealthy() }]),
    ...(config.natsUrl === null ? [] : [{ name: 'nats', needed: false, check: () => ports.eventBus.isHealthy() }]),
  ]
}

/** How long advancing the clock waits for the resulting reactions. */
const SETTLE_TIMEOUT_MS = 5_000

const createDevDeps = (product: Product, clock: ProductClock, log: Logger, previews: readonly MailPreview[]) => ({
  previews,
  listMail: product.mailer.list,
  now: clock.now,
  paymentsUrl: product.payments.sandbox?.url ?? null,
  advance: async (duration: string): Promise<boolean> => {
    const milliseconds = parseDuration(duration)
    if (milliseconds === null) return false
    await clock.advance(milliseconds)
    for (const { isTimeless, name, run, usesOtherService } of listScheduledWork(product)) {
      if (isTimeless === true) continue
      try {
        await run()
      } catch (error) {
        if (usesOtherService !== true) throw error
        log.warn({ err: error, work: name }, 'Scheduled work failed; it is tried again')
      }
    }
    await product.payments.sandbox?.catchUp()
    await outboxSettled(product.database, SETTLE_TIMEOUT_MS)
    return true
  },
})
