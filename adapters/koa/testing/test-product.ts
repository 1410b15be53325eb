import { noAnalytics } from '@guildhall/domain/analytics'
import { noSupportChat } from '@guildhall/domain/moderation'
import { createFileAudience } from '@guildhall/domain/search'
import { NO_QUALIFICATION_RULES } from '@guildhall/domain/onboarding'
import type { Account, Company } from '@guildhall/domain'
import {
  fakeAccounts,
  fakeAuditLog,
  fakeBillingDetails,
  fakeCandidateDirectory,
  fakeClock,
  fakeCompanies,
  fakeConversations,
  fakeConversationSearch,
  fakeDataExports,
  fakeAccountDeletions,
  fakeCodeFailures,
  fakeEmailChanges,
  fakeEmailRestorations,
  fakeChecklists,
  fakeDrafts,
  fakeCvViews,
  fakeDocuments,
  fakeFiles,
  fakeHiddenCompanies,
  fakeFileStore,
  fakeIdempotencyKeys,
  fakeExternalSignInAttempts,
  fakeExternalSignInTickets,
  fakeIdentityProviders,
  fakeIds,
  fakeLinkedIdentities,
  fakeInvites,
  fakeInvoices,
  fakeKnownDevices,
  fakeLoginFailures,
  fakeMailedSecrets,
  fakeMailRequests,
  fakeNames,
  fakeOperatorLinks,
  fakeOperatorDirectory,
  fakeOperators,
  fakeOperatorSessions,
  fakeOutbox,
  fakeOneTimePasswords,
  fakePasskeyChallenges,
  fakePasskeyCredentials,
  fakePasskeys,
  fakePasswordResets,
  fakePasswords,
  fakePhoneNumbers,
  fakeProfileImports,
  fakeProfileReader,
  fakeProfiles,
  fakeSavedSearches,
  fakeSectionDrafts,
  fakeReportQueue,
  fakeReports,
  fakeSearchHistory,
  fakeSessions,
  fakeImpressions,
  fakeTemplates,
  fakeTokens,
  fakeRecoveryCodes,
  fakeSecretBox,
  fakeTwoFactors,
  fakeUnitOfWork,
  fakeVerificationMails,
  candidateDocument,
  createInMemoryCandidateIndex,
  harbourWorks,
  hiringFixture,
  TEST_NOW,
  thandi,
  fakeLeakedPasswords,
} from '@guildhall/domain/testing'
import { createIntegrationFakes } from './test-integrations.ts'
import { createVettingFakes } from './test-vetting.ts'
import { createSessionFakes } from './test-session.ts'
import { createSystemFakes } from './test-system.ts'
import { createPaymentFakes } from './test-payments.ts'
import { buildUseCases, CALL_USE_CASES, type CallUseCases, type FactoriesFor } from '@guildhall/domain/use-cases'
import { noPlaces, picturesOnly } from './in-memory-adapters.ts'

/** Thandi's document in the candidate index. */
export const thandiDocument = candidateDocument(1, { uuid: thandi.uuid, jobTitle: 'Backend developer' })

export interface TestProductOptions {
  readonly company?: Partial<Company>
  readonly accounts?: readonly Account[]
}

/** The whole product in memory: the domain's own use cases over its fakes, for Harbour Works and its people. */
export const createTestProduct = ({ accounts: more = [], company = {} }: TestProductOptions = {}) => {
  const clock = fakeClock(TEST_NOW)
  const tokens = fakeTokens()
  const accounts = fakeAccounts(...hiringFixture.accounts, ...more)
  const sessions = fakeSessions()
  const companies = fakeCompanies(
    [{ ...harbourWorks, ...company }, ...hiringFixture.companies.slice(1)],
    hiringFixture.members,
  )
  const stored = fakeConversations()
  const { all: allConversations, attachments, candidateBlocks, hidden, inbox, repository: conversations } = stored
  const outbox = fakeOutbox()
  const billingDetails = fakeBillingDetails()
  const drafts = fakeDrafts()
  const templates = fakeTemplates()
  const files = fakeFiles()
  const fileStore = fakeFileStore()
  const profiles = fakeProfiles(...hiringFixture.profiles)
  const verificationMails = fakeVerificationMails()
  const loginFailures = fakeLoginFailures()
  const passwordResets = fakePasswordResets()
  const emailRestorations = fakeEmailRestorations()
  const externalSignInTickets = fakeExternalSignInTickets()
  const linkedIdentities = fakeLinkedIdentities()
  const twoFactors = fakeTwoFactors()
  const { integrationRows, ...integrations } = createIntegrationFakes()
  const passkeyCredentials = fakePasskeyCredentials()
  const index = createInMemoryCandidateIndex()
  const savedSearches = fakeSavedSearches()
  const dataExports = fakeDataExports()
  const directory = fakeCandidateDirectory([thandiDocument])
  const audit = fakeAuditLog()
  const reports = fakeReports()
  const operators = fakeOperators()
  const operatorLinks = fakeOperatorLinks()
  const operatorSessions = fakeOperatorSessions()
  const invites = fakeInvites({ findAccount: accounts.findByEmail, findMember: companies.findMember })
  const { paymentRows, ...payments } = createPaymentFakes()
  const vettingRows = createVettingFakes({ accounts, companies, conversations: stored, ...paymentRows })
  const { systemRows, ...system } = createSystemFakes()
  const session = createSessionFakes({ accounts, billingDetails, companies, inbox, profiles, sessions, twoFactors })
  const { notifications, systemMessages } = session
  const deps = {
    accounts,
    ...system,
    audit,
    billingDetails,
    attachments,
    fileAudience: createFileAudience({ attachments, clock, directory, hidden, inbox }),
    ...session,
    cvViews: fakeCvViews(),
    documents: fakeDocuments(),
    ...payments,
    analytics: noAnalytics,
    supportChat: noSupportChat,
    clock,
    companies,
    companyDirectory: companies,
    checklists: fakeChecklists(),
    conversations,
    conversationSearch: fakeConversationSearch(inbox),
    dataExports,
    directory,
    drafts,
    templates,
    templateRecipients: directory,
    exchangeRates: { current: async () => ({ date: '2026-03-02', base: 'usd', rates: { zar: 18.4 } }) as const },
    files,
    fileStore,
    hidden,
    history: fakeSearchHistory(),
    idempotencyKeys: fakeIdempotencyKeys(),
    ids: fakeIds(),
    inbox,
    names: fakeNames(...hiringFixture.accounts),
    invites,
    index,
    loginFailures,
    mailedSecrets: fakeMailedSecrets(),
    externalSignInAttempts: fakeExternalSignInAttempts(),
    externalSignInTickets,
    identityProviders: fakeIdentityProviders(),
    linkedIdentities,
    oneTimePasswords: fakeOneTimePasswords(),
    operators,
    ...vettingRows,
    operatorDirectory: fakeOperatorDirectory({
      accounts,
      audit,
      companies,
      profiles: () => hiringFixture.profiles,
      sessions,
    }),
    operatorLinks,
    operatorSessions,
    isOperatorTwoFactorRequired: true,
    recoveryCodes: fakeRecoveryCodes(),
    secretBox: fakeSecretBox(),
    twoFactors,
    passkeyChallenges: fakePasskeyChallenges(),
    ...integrations,
    passkeyCredentials,
    passkeys: fakePasskeys(),
    passwordResets,
    emailRestorations,
    leakedPasswords: fakeLeakedPasswords(),
    passwords: fakePasswords(),
    paymentRegions: [],
    phoneNumbers: fakePhoneNumbers(),
    pictures: picturesOnly,
    places: noPlaces,
    profileReader: fakeProfileReader(),
    profiles,
    publicUrl: 'http://guildhall.test',
    qualificationRules: NO_QUALIFICATION_RULES,
    receivedRequests: stored.receivedRequests,
    reports,
    reportQueue: fakeReportQueue({
      reports,
      accounts,
      companies,
      conversations,
      inbox,
      allConversations,
      claims: vettingRows.reportClaims,
      operator: () => null,
    }),
    supportEmail: 'help@guildhall.test',
    recipients: directory,
    savedSearches,
    sectionDrafts: fakeSectionDrafts(),
    sessions,
    impressions: fakeImpressions(hiringFixture.profiles),
    tokens,
    unitOfWork: fakeUnitOfWork({
      ...systemRows,
      reports,
      hiddenCompanies: fakeHiddenCompanies(),
      candidateBlocks,
      hidden,
      accounts,
      audit,
      billingDetails,
      accountDeletions: fakeAccountDeletions({
        accounts,
        audit,
        companies,
        conversations: stored,
        invoices: fakeInvoices(),
      }),
      companies,
      dataExports,
      conversations,
      codeFailures: fakeCodeFailures(),
      emailChanges: fakeEmailChanges(),
      emailRestorations,
      drafts,
      templates,
      files,
      knownDevices: fakeKnownDevices(),
      externalSignInTickets,
      linkedIdentities,
      twoFactors,
      loginFailures,
      mailRequests: fakeMailRequests(),
      invites,
      notifications,
      outbox,
      operators,
      ...vettingRows,
      operatorLinks,
      operatorSessions,
      operatorCodeFailures: fakeCodeFailures(),
      ...integrationRows,
      passkeyCredentials,
      passwordResets,
      profileImports: fakeProfileImports(),
      ...paymentRows,
      profiles,
      savedSearches,
      sessions,
      systemMessages,
      verificationMails,
    }),
    conversationSignals: { send: async () => undefined },
    verificationMails,
    sessionIdleDays: 31,
    vettingMode: 'auto',
  } as const
  const factories: FactoriesFor<CallUseCases, typeof deps> = CALL_USE_CASES
  return {
    useCases: buildUseCases(factories, deps),
    clock,
    idempotencyKeys: deps.idempotencyKeys,
    places: noPlaces,
    fileStore,
    tokens,
    conversations,
    companies,
    outbox,
    fillIndex: () => index.put([thandiDocument]),
  }
}
