import type { AnalyticsQueue } from '@guildhall/domain/analytics'
import type { OperatorDirectory, ReportQueue, SupportChatProvider, WeeklyCounts } from '@guildhall/domain/moderation'
import type { CompanyDirectory } from '@guildhall/domain/companies'
import type {
  TemplateRecipientDirectory,
  ConversationInbox,
  ConversationSearch,
  HiddenCandidates,
  ReceivedRequests,
  RecipientDirectory,
  ConversationSignals,
  AttachmentDirectory,
} from '@guildhall/domain/conversations'
import type {
  CvViewLog,
  DocumentInspector,
  FileAudience,
  FileCleanup,
  FileStore,
  Pictures,
} from '@guildhall/domain/files'
import type {
  ChannelStore,
  EventBus,
  Links,
  Mailer,
  SessionListsView,
  WebhookSender,
} from '@guildhall/domain/notifications'
import type { Archives, PersonalData, ExpiredData } from '@guildhall/domain/privacy'
import type { BadgeCountsView, QualificationRules, SessionFactsView } from '@guildhall/domain/onboarding'
import type {
  IdentityProviders,
  OneTimePasswords,
  Passkeys,
  Passwords,
  PhoneNumbers,
  RecoveryCodes,
  SecretBox,
  SessionHolders,
  Tokens,
  LeakedPasswords,
  MailedSecrets,
  NameDirectory,
} from '@guildhall/domain/identity'
import type { ProfileReader, VettingMode } from '@guildhall/domain/profiles'
import type {
  FinishPaymentStep,
  FindInvoiceCustomer,
  InvoiceDocuments,
  InvoiceSettings,
  PaymentGateways,
  CountTeam,
  syncSubscription,
} from '@guildhall/domain/billing'
import type { PaymentRegion } from '@guildhall/domain/plans'
import type { ExchangeRates, ExchangeRateSource, ExchangeRateStore, Places } from '@guildhall/domain/reference'
import type { CandidateDirectory, CandidateIndex } from '@guildhall/domain/search'
import type { BackgroundThrottle, Clock, IdGenerator, Pause, UnitOfWork } from '@guildhall/domain/shared'
import type { Repositories } from '@guildhall/postgres'
import type { ListPorts } from './list-ports.ts'
import { createTokens } from './token.ts'

/** Every port of the domain, by the name under which use cases depend on it. These repositories work outside of transactions. */
export interface Ports extends Omit<Repositories, 'companies' | 'channels' | 'outbox'>, ListPorts {
  readonly analytics: AnalyticsQueue
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly tokens: Tokens
  readonly leakedPasswords: LeakedPasswords
  readonly mailedSecrets: MailedSecrets
  readonly identityProviders: IdentityProviders
  readonly oneTimePasswords: OneTimePasswords
  readonly recoveryCodes: RecoveryCodes
  readonly secretBox: SecretBox
  readonly webhookSender: WebhookSender
  readonly allowsLoopbackWebhooks: boolean
  readonly passkeys: Passkeys
  readonly passwords: Passwords
  readonly throttle: BackgroundThrottle
  readonly pause: Pause
  readonly phoneNumbers: PhoneNumbers
  readonly expiredData: ExpiredData
  readonly unitOfWork: UnitOfWork<Repositories>
  readonly companies: CompanyDirectory
  readonly companyDirectory: CompanyDirectory
  readonly channelStore: ChannelStore
  readonly directory: CandidateDirectory
  readonly recipients: RecipientDirectory
  readonly templateRecipients: TemplateRecipientDirectory
  readonly hidden: HiddenCandidates
  readonly inbox: ConversationInbox
  readonly conversationSearch: ConversationSearch
  readonly badgeCounts: BadgeCountsView
  readonly sessionFacts: SessionFactsView
  readonly sessionHolders: SessionHolders
  readonly sessionLists: SessionListsView
  readonly names: NameDirectory
  readonly operatorDirectory: OperatorDirectory
  readonly reportQueue: ReportQueue
  readonly weeklyCounts: WeeklyCounts
  readonly receivedRequests: ReceivedRequests
  readonly index: CandidateIndex
  readonly eventBus: EventBus
  readonly conversationSignals: ConversationSignals
  readonly mailer: Mailer
  readonly fileStore: FileStore
  readonly fileCleanup: FileCleanup
  readonly attachments: AttachmentDirectory
  readonly cvViews: CvViewLog
  readonly archives: Archives
  readonly personalData: PersonalData
  readonly documents: DocumentInspector
  readonly pictures: Pictures
  readonly profileReader: ProfileReader
  readonly places: Places
  readonly exchangeRates: ExchangeRates
  readonly exchangeRateSource: ExchangeRateSource
  readonly exchangeRateStore: ExchangeRateStore
  readonly links: Links
  readonly publicUrl: string
  /** Recipient of support requests. */
  readonly supportEmail: string
  readonly supportChat: SupportChatProvider
  readonly sessionIdleDays: number
  /** False only with developers' tools. Rule: MOD-17. */
  readonly isOperatorTwoFactorRequired: boolean
  readonly vettingMode: VettingMode
  readonly invoiceDocuments: InvoiceDocuments
  readonly paymentRegions: readonly PaymentRegion[]
  readonly qualificationRules: QualificationRules
  readonly gateways: PaymentGateways
  readonly findInvoiceCustomer: FindInvoiceCustomer
  readonly invoiceSettings: InvoiceSettings
  readonly countTeam: CountTeam
  readonly fileAudience: FileAudience
  readonly finishPaymentStep: FinishPaymentStep
  readonly syncSubscription: ReturnType<typeof syncSubscription>
}

/** Every port by its name; one that is missing here does not compile. */
export const PORT_NAMES = Object.keys({
  accounts: true,
  analytics: true,
  announcements: true,
  templateRecipients: true,
  expiredData: true,
  archives: true,
  attachments: true,
  audit: true,
  badgeCounts: true,
  billingDetails: true,
  bookmarks: true,
  candidateBlocks: true,
  channelStore: true,
  checklists: true,
  clock: true,
  companies: true,
  companyDirectory: true,
  conversations: true,
  conversationSearch: true,
  cvViews: true,
  dataExports: true,
  accountDeletions: true,
  directory: true,
  documents: true,
  drafts: true,
  codeFailures: true,
  emailChanges: true,
  emailRestorations: true,
  eventBus: true,
  exchangeRates: true,
  exchangeRateSource: true,
  exchangeRateStore: true,
  fileAudience: true,
  fileStore: true,
  fileCleanup: true,
  files: true,
  finishPaymentStep: true,
  gateways: true,
  hidden: true,
  hiddenCompanies: true,
  history: true,
  idempotencyKeys: true,
  ids: true,
  inbox: true,
  index: true,
  invites: true,
  findInvoiceCustomer: true,
  invoiceDocuments: true,
  invoiceSettings: true,
  invoices: true,
  knownDevices: true,
  links: true,
  loginFailures: true,
  indexComparisons: true,
  jobs: true,
  mailLedger: true,
  mailRequests: true,
  leakedPasswords: true,
  mailedSecrets: true,
  names: true,
  mailer: true,
  notifications: true,
  identityProviders: true,
  linkedIdentities: true,
  externalSignInAttempts: true,
  externalSignInTickets: true,
  operators: true,
  operatorDirectory: true,
  reportQueue: true,
  weeklyCounts: true,
  vettingLog: true,
  vettingReviews: true,
  vettingDecisions: true,
  vettingRules: true,
  operatorLinks: true,
  operatorSessions: true,
  operatorCodeFailures: true,
  isOperatorTwoFactorRequired: true,
  oneTimePasswords: true,
  passkeyChallenges: true,
  passkeyCredentials: true,
  accessTokens: true,
  passkeys: true,
  passwordResets: true,
  passwords: true,
  paymentEvents: true,
  changeRequests: true,
  paymentRegions: true,
  personalData: true,
  throttle: true,
  pause: true,
  phoneNumbers: true,
  pictures: true,
  places: true,
  profileImports: true,
  profileReader: true,
  profiles: true,
  publicUrl: true,
  qualificationRules: true,
  receivedRequests: true,
  recipients: true,
  recoveryCodes: true,
  reportClaims: true,
  reports: true,
  savedSearches: true,
  countTeam: true,
  secretBox: true,
  lists: true,
  spellingRuns: true,
  listSource: true,
  shippedLists: true,
  profileTerms: true,
  synonyms: true,
  synonymSource: true,
  shippedSynonyms: true,
  webhooks: true,
  webhookSender: true,
  allowsLoopbackWebhooks: true,
  sectionDrafts: true,
  sessionFacts: true,
  sessionHolders: true,
  sessionLists: true,
  sessions: true,
  syncSubscription: true,
  impressions: true,
  subscriptions: true,
  supportChat: true,
  supportEmail: true,
  systemMessages: true,
  templates: true,
  tokens: true,
  trialNotices: true,
  twoFactors: true,
  conversationSignals: true,
  unitOfWork: true,
  unreadMessages: true,
  verificationMails: true,
  sessionIdleDays: true,
  vettingMode: true,
  workSchedule: true,
} satisfies Record<keyof Ports, true>) as readonly (keyof Ports)[]

export const port = createTokens<Ports>('port')
