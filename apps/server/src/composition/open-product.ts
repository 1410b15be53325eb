import { createKeyRecords, type Database } from '@guildhall/postgres'
import { deriveKey } from '@guildhall/node-crypto'
import { noAnalytics } from '@guildhall/domain/analytics'
import { noSupportChat, type SupportChatProvider } from '@guildhall/domain/moderation'
import { createChatwootProvider } from '@guildhall/support-chat-chatwoot'
import { createIdentityProviders } from '@guildhall/openid-connect'
import type { InvoiceSettings } from '@guildhall/domain/billing'
import { createListedIndex, createSharedSearches } from '@guildhall/domain/search'
import { type Clock, noTracing, type Tracing } from '@guildhall/domain/shared'
import type { Config } from '../config/read-config.ts'
import type { Logger } from '../process/create-logger.ts'
import { openSecretKeys } from '../secrets/open-secret-keys.ts'
import { compose, type Composition } from './compose.ts'
import type { AnalyticsSender } from '../process/analytics-sender.ts'
import { createListSources } from './list-sources.ts'
import { openAnalytics } from './open-analytics.ts'
import { openIndexKeeper } from './open-index-keeper.ts'
import { openDatabase } from './open-database.ts'
import { type AnyMailer, type Closing, openEventBus, openFileStore, openIndex, openMailer } from './open-resources.ts'
import { openPayments, type Payments } from './open-payments.ts'
import type { Resources } from './resources.ts'
import { seedMarket } from './seed-market.ts'

/** The open resources, and the use cases built on them. */
export interface Product extends Composition {
  readonly database: Database
  readonly mailer: AnyMailer
  readonly payments: Payments
  /** Null without a provider. */
  readonly analytics: AnalyticsSender | null
  /** Null where the index is a table of the database. */
  readonly rebuildIndex: (() => Promise<unknown>) | null
}

export interface OpenProductOptions {
  readonly clock: Clock
  readonly publicUrl: string
  /** The address on which this process listens: the sandbox sends its webhooks there. */
  readonly ownUrl: string
  readonly closing: Closing
  readonly log: Logger
  /** Default: nothing is followed. */
  readonly tracing?: Tracing
  readonly progress: (line: string) => void
  /** So old may the answer to an equal search be; 0 asks the index each time. */
  readonly sharedSearchMs?: number | undefined
  readonly onFatal?: (error: Error) => void
}

/** Opens database, index, bus and mail, composes the use cases, and seeds an empty market if configured. */
export async function openProduct(config: Config, options: OpenProductOptions): Promise<Product> {
  const { clock, closing, log, progress, tracing = noTracing } = options
  progress(config.embedded ? 'Starting PostgreSQL …' : 'Connecting to PostgreSQL …')
  const database = await openDatabase(config, options)
  const { isRotationDue, keys } = await openSecretKeys(config, createKeyRecords(database.knex))
  if (isRotationDue) log.warn('A new key waits: stop the product and run `npm run rotate-keys`')
  const { listSource, synonymSource } = createListSources({ clock, knex: database.knex })
  // An index that has lost its documents wakes its keeper, which is opened after it and needs the use cases.
  const keeping = { wake: (): void => undefined }
  const onMissing = (): void => keeping.wake()
  const { builder, index: ownIndex } = await openIndex(config, {
    closing,
    database,
    onMissing,
    synonyms: synonymSource,
    tracing,
  })
  const shared = createSharedSearches(ownIndex, { clock, maxAgeMs: options.sharedSearchMs })
  const index = createListedIndex(shared, listSource)
  const mailer = openMailer(config, { clock, closing, database, log, publicUrl: options.publicUrl, tracing })
  const payments = await openPayments(config, {
    clock,
    closing,
    tracing,
    ownUrl: options.ownUrl,
    webhookSecret: Buffer.from(deriveKey(keys[0], 'payment-webhooks')).toString('hex'),
  })
  const analytics = openAnalytics(config, { closing, log, publicUrl: options.publicUrl })
  const resources: Resources = {
    analytics: analytics ?? noAnalytics,
    gateways: payments.gateways,
    paymentRegions: config.paymentRegions,
    invoiceSettings: readInvoiceSettings(config),
    exchangeRatesUrl: config.exchangeRatesUrl,
    leakedPasswordsUrl: config.pwnedPasswordsUrl,
    googlePlaces: readGooglePlaces(config),
    log,
    tracing,
    database,
    index,
    listSource,
    synonymSource,
    mailer,
    clock,
    secretKeys: keys,
    eventBus: await openEventBus(config, { closing, log, tracing }),
    fileStore: await openFileStore(config, { closing, tracing }),
    publicUrl: options.publicUrl,
    supportEmail: readSupportAddress(config),
    supportChat: openSupportChat(config),
    identityProviders: createIdentityProviders({
      providers: config.signInProviders,
      onProblem: (provider, problem) =>
        log.warn({ provider, problem }, 'A sign-in provider did not answer as it should'),
    }),
    dataDir: config.dataDir,
    sessionIdleDays: config.sessionIdleDays,
    allowsLoopbackWebhooks: config.devTools === 'on',
    isOperatorTwoFactorRequired: config.devTools !== 'on',
    vettingMode: config.vetting,
    qualificationRules: { minYears: config.qualifyMinYears, countries: config.qualifyCountries },
  }
  const composition = compose(resources)
  if (config.seed !== 'none') await seedMarket(config.seed, { composition, config, log, payments, progress, resources })
  const { compareIndex } = composition.useCases
  const keeper = openIndexKeeper({ ...composition.ports, builder, compareIndex, database, log })
  keeping.wake = keeper.wake
  closing.add('the filling of the index', keeper.stop)
  await keeper.start()
  return {
    ...composition,
    database,
    mailer,
    payments,
    analytics,
    rebuildIndex: builder === null ? null : keeper.rebuild,
  }
}

/** Google's service is used only with its key. */
const readGooglePlaces = ({ googlePlacesApiKey, googlePlacesApiUrl }: Config): Resources['googlePlaces'] =>
  googlePlacesApiKey === null
    ? null
    : { apiKey: googlePlacesApiKey, ...(googlePlacesApiUrl === null ? {} : { url: googlePlacesApiUrl }) }

const openSupportChat = ({ chatwootHmacKey, chatwootUrl, chatwootWebsiteToken }: Config): SupportChatProvider =>
  chatwootUrl === null || chatwootWebsiteToken === null
    ? noSupportChat
    : createChatwootProvider({ url: chatwootUrl, websiteToken: chatwootWebsiteToken, hmacKey: chatwootHmacKey })

/** Defaults to the sender address of mail; for the local outbox any fixed address will do. */
const readSupportAddress = ({ mailFrom, supportEmail }: Config): string =>
  supportEmail ?? mailFrom?.replace(/^.*<(.+)>$/, '$1') ?? 'support@guildhall.example'

const splitLines = (setting: string): readonly string[] =>
  setting
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Supplier, payment details and tax of invoices, from the configuration. */
export const readInvoiceSettings = (config: Config): InvoiceSettings => ({
  supplier: {
    name: config.invoiceSupplier,
    address: splitLines(config.invoiceSupplierAddress),
    email: config.invoiceSupplierEmail,
    vatNumber: config.invoiceSupplierVat,
    registrationNumber: null,
  },
  payTo: splitLines(config.invoicePayTo),
  tax: { rate: config.invoiceTaxRate, name: config.invoiceTaxRate === 0 ? null : config.invoiceTaxName },
})
