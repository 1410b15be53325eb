import type { AnalyticsQueue } from '@guildhall/domain/analytics'
import type { SupportChatProvider } from '@guildhall/domain/moderation'
import type { FileStore } from '@guildhall/domain/files'
import type { EventBus, Mailer } from '@guildhall/domain/notifications'
import type { QualificationRules } from '@guildhall/domain/onboarding'
import type { IdentityProviders } from '@guildhall/domain/identity'
import type { VettingMode } from '@guildhall/domain/profiles'
import type { InvoiceSettings, PaymentGateways } from '@guildhall/domain/billing'
import type { PaymentRegion } from '@guildhall/domain/plans'
import type { CandidateIndex } from '@guildhall/domain/search'
import type { Clock, Tracing } from '@guildhall/domain/shared'
import type { SecretKeys } from '@guildhall/node-crypto'
import type { Database } from '@guildhall/postgres'
import type { Logger } from '../process/create-logger.ts'
import type { ListPorts } from './list-ports.ts'

/** What must be open before composing: connections, the clock, the keys. */
export interface Resources extends Pick<ListPorts, 'listSource' | 'synonymSource'> {
  readonly analytics: AnalyticsQueue
  readonly database: Database
  readonly clock: Clock
  readonly secretKeys: SecretKeys
  readonly eventBus: EventBus
  readonly fileStore: FileStore
  readonly index: CandidateIndex
  readonly mailer: Mailer
  readonly publicUrl: string
  readonly supportEmail: string
  readonly supportChat: SupportChatProvider
  readonly identityProviders: IdentityProviders
  readonly dataDir: string
  readonly sessionIdleDays: number
  /** Whether webhooks may be receivers on this machine, for developers. */
  readonly allowsLoopbackWebhooks: boolean
  readonly isOperatorTwoFactorRequired: boolean
  readonly vettingMode: VettingMode
  readonly qualificationRules: QualificationRules
  readonly gateways: PaymentGateways
  readonly paymentRegions: readonly PaymentRegion[]
  readonly invoiceSettings: InvoiceSettings
  /** The address of the daily table of exchange rates; null keeps the bundled one. */
  readonly exchangeRatesUrl: string | null
  /** The service that is asked for leaked passwords; null leaves it to the bundled list. */
  readonly leakedPasswordsUrl: string | null
  /** The key of Google's Places API, and its address if it is another; null leaves places to the gazetteer. */
  readonly googlePlaces: { readonly apiKey: string; readonly url?: string } | null
  readonly log: Pick<Logger, 'warn'>
  readonly tracing: Tracing
}
