import type {
  ProductFact,
  ChannelStore,
  FailingJobs,
  MailLedger,
  NotificationRepository,
  SystemMessageRepository,
  TrialNotices,
  UnreadMessages,
  WebhookRepository,
} from '@guildhall/domain/notifications'
import type {
  HiddenCompanyRepository,
  ContractorProfileRepository,
  ProfileImportRepository,
  SectionDraftRepository,
} from '@guildhall/domain/profiles'
import { createHiddenCompanyRepository } from './hidden-company-repository.ts'
import type {
  AccessTokenRepository,
  ChecklistRepository,
  CompanyRepository,
  InviteRepository,
} from '@guildhall/domain/companies'
import type {
  CandidateBlocks,
  ConversationRepository,
  DraftRepository,
  HiddenCandidates,
  TemplateRepository,
} from '@guildhall/domain/conversations'
import type {
  AccountRepository,
  ExternalSignInAttempts,
  ExternalSignInTickets,
  KnownDevices,
  LinkedIdentityRepository,
  LoginFailureLog,
  SessionRepository,
  TwoFactorRepository,
  VerificationMailLog,
  CodeFailureLog,
  EmailChangeRepository,
  EmailRestorationRepository,
  MailRequestLog,
  PasskeyChallengeRepository,
  PasskeyRepository,
  PasswordResetRepository,
} from '@guildhall/domain/identity'
import type { DataExportRepository, AccountDeletionRepository } from '@guildhall/domain/privacy'
import type { BillingDetailsRepository } from '@guildhall/domain/plans'
import type { FileRepository } from '@guildhall/domain/files'
import type {
  BookmarkRepository,
  SavedSearchRepository,
  SearchHistoryRepository,
  ImpressionLog,
  IndexComparisonStore,
  SynonymStore,
} from '@guildhall/domain/search'
import type {
  OperatorClaims,
  AnnouncementRepository,
  OperatorCodeFailures,
  OperatorLinkRepository,
  OperatorRepository,
  OperatorSessionRepository,
  SpellingRuns,
  ReportRepository,
  VettingDecisions,
  VettingLog,
  VettingReviews,
  VettingRuleStore,
  WorkSchedule,
} from '@guildhall/domain/moderation'
import type { ListStore } from '@guildhall/domain/reference'
import type { AuditLog, IdempotencyKeys, Outbox } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { createFailingJobs } from '../outbox/failing-jobs.ts'
import { createOutbox } from '../outbox/postgres-outbox.ts'
import { createWorkSchedule } from '../outbox/work-schedule.ts'
import { createAccountRepository, createSessionRepository } from './account-repository.ts'
import { createAnnouncementRepository } from './announcement-repository.ts'
import { createAuditLog } from './audit-log.ts'
import { createDataExportRepository } from './data-export-repository.ts'
import { createAccountDeletionRepository } from './account-deletion-repository.ts'
import { createBillingDetailsRepository } from './billing-details-repository.ts'
import { createBookmarkRepository } from './bookmark-repository.ts'
import { createHiddenCandidates } from '../read-models/hidden-candidates.ts'
import { createCandidateBlocks } from './candidate-blocks.ts'
import { createChannelStore } from './channel-store.ts'
import { createChecklistRepository } from './checklist-repository.ts'
import { createCompanyRepository } from './company-repository.ts'
import { createContractorProfileRepository } from './contractor-profile-repository.ts'
import { createConversationRepository } from './conversation-repository.ts'
import { createDraftRepository } from './draft-repository.ts'
import { createTemplateRepository } from './template-repository.ts'
import { createReportClaims } from './report-claims.ts'
import { createReportRepository } from './report-repository.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { createInviteRepository } from './invite-repository.ts'
import {
  createExternalSignInAttempts,
  createExternalSignInTickets,
  createLinkedIdentityRepository,
} from './external-sign-in-repositories.ts'
import { createFileRepository } from './file-repository.ts'
import type {
  InvoiceRepository,
  PaymentEventRepository,
  ChangeRequestRepository,
  SubscriptionRepository,
} from '@guildhall/domain/billing'
import {
  createInvoiceRepository,
  createPaymentEventRepository,
  createSubscriptionRepository,
} from './payment-repositories.ts'
import { createChangeRequestRepository } from './change-request-repository.ts'
import { createMailLedger } from './mail-ledger.ts'
import { createNotificationRepository } from './notification-repository.ts'
import {
  createOperatorCodeFailures,
  createOperatorLinkRepository,
  createOperatorRepository,
  createOperatorSessionRepository,
} from './operator-repositories.ts'
import { createVettingDecisions } from './vetting-decisions.ts'
import { createVettingLog } from './vetting-log.ts'
import { createVettingReviews } from './vetting-reviews.ts'
import { createListStore } from './list-store.ts'
import { createSpellingRuns } from './spelling-runs.ts'
import { createVettingRules } from './vetting-rules.ts'
import { createSynonymStore } from './synonym-store.ts'
import { createWebhookRepository } from './webhook-repository.ts'
import { createAccessTokenRepository } from './access-token-repository.ts'
import { createPasskeyChallengeRepository, createPasskeyRepository } from './passkey-repository.ts'
import { createProfileImportRepository } from './profile-import-repository.ts'
import { createSavedSearchRepository } from './saved-search-repository.ts'
import { createSectionDraftRepository } from './section-draft-repository.ts'
import { createSearchHistoryRepository } from './search-history-repository.ts'
import { createIndexComparisonStore } from './index-comparison-store.ts'
import { createImpressionLog } from './impression-log.ts'
import {
  createCodeFailureLog,
  createEmailChangeRepository,
  createEmailRestorationRepository,
  createMailRequestLog,
  createPasswordResetRepository,
} from './security-stores.ts'
import { createKnownDevices, createLoginFailureLog, createVerificationMailLog } from './sign-in-logs.ts'
import { createSystemMessageRepository } from './system-message-repository.ts'
import { createTrialNotices } from './trial-notices.ts'
import { createUnreadMessages } from './unread-messages.ts'
import { createTwoFactorRepository } from './two-factor-repository.ts'

/** All repositories, bound to one transaction, or to the pool, where each statement is its own transaction. */
export interface Repositories {
  readonly accounts: AccountRepository
  readonly sessions: SessionRepository
  readonly verificationMails: VerificationMailLog
  readonly loginFailures: LoginFailureLog
  readonly companies: CompanyRepository
  readonly checklists: ChecklistRepository
  readonly billingDetails: BillingDetailsRepository
  readonly accountDeletions: AccountDeletionRepository
  readonly dataExports: DataExportRepository
  readonly profiles: ContractorProfileRepository
  readonly hiddenCompanies: HiddenCompanyRepository
  readonly profileImports: ProfileImportRepository
  readonly files: FileRepository
  readonly conversations: ConversationRepository
  readonly candidateBlocks: CandidateBlocks
  readonly hidden: HiddenCandidates
  readonly drafts: DraftRepository
  readonly templates: TemplateRepository
  readonly reportClaims: OperatorClaims
  readonly reports: ReportRepository
  readonly bookmarks: BookmarkRepository
  readonly history: SearchHistoryRepository
  readonly savedSearches: SavedSearchRepository
  readonly sectionDrafts: SectionDraftRepository
  readonly impressions: ImpressionLog
  readonly notifications: NotificationRepository
  readonly systemMessages: SystemMessageRepository
  readonly unreadMessages: UnreadMessages
  readonly trialNotices: TrialNotices
  readonly channels: ChannelStore
  readonly idempotencyKeys: IdempotencyKeys
  readonly audit: AuditLog
  readonly announcements: AnnouncementRepository
  readonly twoFactors: TwoFactorRepository
  readonly knownDevices: KnownDevices
  readonly emailChanges: EmailChangeRepository
  readonly emailRestorations: EmailRestorationRepository
  readonly externalSignInAttempts: ExternalSignInAttempts
  readonly externalSignInTickets: ExternalSignInTickets
  readonly linkedIdentities: LinkedIdentityRepository
  readonly codeFailures: CodeFailureLog
  readonly mailRequests: MailRequestLog
  readonly accessTokens: AccessTokenRepository
  readonly lists: ListStore
  readonly spellingRuns: SpellingRuns
  readonly synonyms: SynonymStore
  readonly webhooks: WebhookRepository
  readonly passkeyChallenges: PasskeyChallengeRepository
  readonly passkeyCredentials: PasskeyRepository
  readonly passwordResets: PasswordResetRepository
  readonly operators: OperatorRepository
  readonly vettingDecisions: VettingDecisions
  readonly vettingLog: VettingLog
  readonly vettingReviews: VettingReviews
  readonly vettingRules: VettingRuleStore
  readonly operatorLinks: OperatorLinkRepository
  readonly operatorSessions: OperatorSessionRepository
  readonly operatorCodeFailures: OperatorCodeFailures
  readonly invites: InviteRepository
  readonly outbox: Outbox<ProductFact>
  readonly jobs: FailingJobs
  readonly workSchedule: WorkSchedule
  readonly indexComparisons: IndexComparisonStore
  readonly mailLedger: MailLedger
  readonly subscriptions: SubscriptionRepository
  readonly paymentEvents: PaymentEventRepository
  readonly changeRequests: ChangeRequestRepository
  readonly invoices: InvoiceRepository
}

export const createRepositories = (knex: Knex): Repositories => ({
  accounts: createAccountRepository(knex),
  sessions: createSessionRepository(knex),
  verificationMails: createVerificationMailLog(knex),
  loginFailures: createLoginFailureLog(knex),
  companies: createCompanyRepository(knex),
  checklists: createChecklistRepository(knex),
  billingDetails: createBillingDetailsRepository(knex),
  accountDeletions: createAccountDeletionRepository(knex),
  dataExports: createDataExportRepository(knex),
  profiles: createContractorProfileRepository(knex),
  hiddenCompanies: createHiddenCompanyRepository(knex),
  files: createFileRepository(knex),
  conversations: createConversationRepository(knex),
  profileImports: createProfileImportRepository(knex),
  candidateBlocks: createCandidateBlocks(knex),
  hidden: createHiddenCandidates(knex),
  drafts: createDraftRepository(knex),
  templates: createTemplateRepository(knex),
  reportClaims: createReportClaims(knex),
  reports: createReportRepository(knex),
  bookmarks: createBookmarkRepository(knex),
  history: createSearchHistoryRepository(knex),
  savedSearches: createSavedSearchRepository(knex),
  sectionDrafts: createSectionDraftRepository(knex),
  impressions: createImpressionLog(knex),
  notifications: createNotificationRepository(knex),
  systemMessages: createSystemMessageRepository(knex),
  unreadMessages: createUnreadMessages(knex),
  trialNotices: createTrialNotices(knex),
  channels: createChannelStore(knex),
  idempotencyKeys: createIdempotencyKeys(knex),
  audit: createAuditLog(knex),
  announcements: createAnnouncementRepository(knex),
  twoFactors: createTwoFactorRepository(knex),
  knownDevices: createKnownDevices(knex),
  emailChanges: createEmailChangeRepository(knex),
  emailRestorations: createEmailRestorationRepository(knex),
  externalSignInAttempts: createExternalSignInAttempts(knex),
  externalSignInTickets: createExternalSignInTickets(knex),
  linkedIdentities: createLinkedIdentityRepository(knex),
  codeFailures: createCodeFailureLog(knex),
  mailRequests: createMailRequestLog(knex),
  accessTokens: createAccessTokenRepository(knex),
  lists: createListStore(knex),
  spellingRuns: createSpellingRuns(knex),
  synonyms: createSynonymStore(knex),
  webhooks: createWebhookRepository(knex),
  passkeyChallenges: createPasskeyChallengeRepository(knex),
  passkeyCredentials: createPasskeyRepository(knex),
  passwordResets: createPasswordResetRepository(knex),
  operators: createOperatorRepository(knex),
  vettingDecisions: createVettingDecisions(knex),
  vettingLog: createVettingLog(knex),
  vettingReviews: createVettingReviews(knex),
  vettingRules: createVettingRules(knex),
  operatorLinks: createOperatorLinkRepository(knex),
  operatorSessions: createOperatorSessionRepository(knex),
  operatorCodeFailures: createOperatorCodeFailures(knex),
  invites: createInviteRepository(knex),
  outbox: createOutbox(knex),
  jobs: createFailingJobs(knex),
  workSchedule: createWorkSchedule(knex),
  indexComparisons: createIndexComparisonStore(knex),
  mailLedger: createMailLedger(knex),
  subscriptions: createSubscriptionRepository(knex),
  paymentEvents: createPaymentEventRepository(knex),
  changeRequests: createChangeRequestRepository(knex),
  invoices: createInvoiceRepository(knex),
})
