import { ANALYTICS_EVENT_NAMES, DependencyUnavailable, ok, UnusableRates } from '../../src/index.ts'
import type { Operator } from '../../src/index.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { errorReporterContract } from '../contracts/error-reporter.contract.ts'
import { fakeErrorReporter } from './error-reporter.ts'
import { supportChatWidgetContract } from '../contracts/support-chat-widget.contract.ts'
import { fakeSupportChat } from './support-chat.ts'
import { analyticsCollectorContract } from '../contracts/analytics-collector.contract.ts'
import { fakeAnalyticsCollector } from './analytics.ts'
import { auditLogContract } from '../contracts/audit-log.contract.ts'
import { expiredDataContract } from '../contracts/expired-data.contract.ts'
import { externalSignInContract } from '../contracts/external-sign-in.contract.ts'
import { changeRequestsContract } from '../contracts/change-requests.contract.ts'
import { trialNoticesContract } from '../contracts/trial-notices.contract.ts'
import { unreadMessagesContract } from '../contracts/unread-messages.contract.ts'
import { operatorsContract } from '../contracts/operators.contract.ts'
import { operatorDirectoryContract } from '../contracts/operator-directory.contract.ts'
import { fakeOperatorDirectory } from './operator-directory.ts'
import { reportQueueContract } from '../contracts/report-queue.contract.ts'
import { fakeOperatorLinks, fakeOperators, fakeOperatorSessions } from './operators.ts'
import { passkeysContract } from '../contracts/passkeys.contract.ts'
import { accountSecurityContract } from '../contracts/account-security.contract.ts'
import { badgeCountsContract } from '../contracts/badge-counts.contract.ts'
import { billingDetailsContract } from '../contracts/billing-details.contract.ts'
import { synonymsContract } from '../contracts/synonyms.contract.ts'
import { webhooksContract } from '../contracts/webhooks.contract.ts'
import { fakeSynonyms } from './synonyms.ts'
import { fakeWebhooks } from './webhooks.ts'
import { accessTokensContract } from '../contracts/access-tokens.contract.ts'
import { fakeAccessTokens } from './access-tokens.ts'
import { invoicesContract } from '../contracts/invoices.contract.ts'
import { subscriptionsContract } from '../contracts/subscriptions.contract.ts'
import { fakeInvoices, fakePaymentEvents, fakeSubscriptions } from './billing.ts'
import { fakeChangeRequests } from './change-requests.ts'
import { bookmarksContract } from '../contracts/bookmarks.contract.ts'
import { channelStoreContract } from '../contracts/channel-store.contract.ts'
import { conversationsContract } from '../contracts/conversations.contract.ts'
import { checklistsContract } from '../contracts/checklists.contract.ts'
import { exchangeRateSourceContract } from '../contracts/exchange-rate-source.contract.ts'
import { exchangeRateStoreContract } from '../contracts/exchange-rate-store.contract.ts'
import { draftsContract } from '../contracts/drafts.contract.ts'
import { dataExportsContract } from '../contracts/data-exports.contract.ts'
import { accountDeletionContract } from '../contracts/account-deletion.contract.ts'
import { profileImportsContract } from '../contracts/profile-imports.contract.ts'
import { idempotencyKeysContract } from '../contracts/idempotency-keys.contract.ts'
import { invitesContract } from '../contracts/invites.contract.ts'
import { notificationsContract } from '../contracts/notifications.contract.ts'
import { savedSearchesContract } from '../contracts/saved-searches.contract.ts'
import { sectionDraftsContract } from '../contracts/section-drafts.contract.ts'
import { templatesContract } from '../contracts/templates.contract.ts'
import { fakeTemplates } from './templates.ts'
import { reportsContract } from '../contracts/reports.contract.ts'
import { fakeOperatorClaims } from './operator-claims.ts'
import { fakeReportQueue, fakeReports } from './reports.ts'
import { searchHistoryContract } from '../contracts/search-history.contract.ts'
import { namesContract } from '../contracts/names.contract.ts'
import { impressionsContract } from '../contracts/impressions.contract.ts'
import { fakeExpiredData } from './expired-data.ts'
import { fakeExternalSignInAttempts, fakeExternalSignInTickets, fakeLinkedIdentities } from './external-sign-in.ts'
import { fakeTrialNotices } from './trial-notices.ts'
import { fakeUnreadMessages } from './unread-messages.ts'
import { fakeAuditLog } from './audit-log.ts'
import { activeAccountsContract } from '../contracts/active-accounts.contract.ts'
import { systemMessagesContract } from '../contracts/system-messages.contract.ts'
import { teamsContract } from '../contracts/teams.contract.ts'
import { fakeCompanies } from './companies.ts'
import { fakeInvites } from './invites.ts'
import { fakeAccounts, fakeLoginFailures } from './accounts.ts'
import { fakeBillingDetails } from './billing-details.ts'
import { fakeDataExports } from './data-exports.ts'
import { fakeAccountDeletions } from './account-deletions.ts'
import { fakeConversationSearch } from './conversation-search.ts'
import { contactAudienceIn } from './conversation-audience.ts'
import { fakeConversations } from './conversations.ts'
import { fakeChecklists } from './checklists.ts'
import { fakeExchangeRateSource, fakeExchangeRateStore, publishedRates } from './exchange-rates.ts'
import { aConversation } from '../builders/conversations.ts'
import { fakeDrafts } from './drafts.ts'
import { fakeSectionDrafts } from './section-drafts.ts'
import { describePlaces } from '../contracts/places.contract.ts'
import { fakePlaces } from './places.ts'
import { fakeProfileImports } from './profile-imports.ts'
import { fakeIdempotencyKeys } from './idempotency-keys.ts'
import { fakeChannelStore, fakeNotifications } from './notifications.ts'
import { fakeSavedSearches } from './saved-searches.ts'
import { fakeBookmarks, fakeSearchHistory } from './searching.ts'
import { fakeBadgeCounts } from './session-views.ts'
import { fakeImpressions } from './impressions.ts'
import { fakeSystemMessages } from './system-messages.ts'
import { fakePasskeyChallenges, fakePasskeyCredentials } from './passkeys.ts'
import { fakeEmailChanges, fakeEmailRestorations, fakeMailRequests, fakePasswordResets } from './security.ts'
import { fakeKnownDevices, fakeSessions } from './sessions.ts'
import { fakeNames } from './names.ts'
import { fakeCodeFailures, fakeTwoFactors } from './two-factor.ts'
import { fakeUnitOfWork } from './unit-of-work.ts'

const close = async () => {}

conversationsContract('The memory', async (world) => {
  const drafts = fakeDrafts()
  const fake = fakeConversations(world, drafts)
  const { candidateBlocks, hidden, inbox, receivedRequests, repository: conversations } = fake
  const unitOfWork = fakeUnitOfWork({ conversations })
  return {
    candidateBlocks,
    drafts,
    hidden,
    inbox,
    receivedRequests,
    search: fakeConversationSearch(inbox),
    close,
    run: async (work) => {
      const result = await unitOfWork.run(async (repositories) => ok(await work(repositories.conversations)))
      if (!result.ok) throw new Error('The work was refused')
      return result.value
    },
  }
})
savedSearchesContract('The memory', async () => ({ savedSearches: fakeSavedSearches(), close }))
searchHistoryContract('The memory', async () => ({ history: fakeSearchHistory(), close }))
impressionsContract('The memory', async ({ profiles }) => ({ impressions: fakeImpressions(profiles), close }))
billingDetailsContract('The memory', async () => ({ billingDetails: fakeBillingDetails(), close }))
synonymsContract('The memory', async () => ({ synonyms: fakeSynonyms(), close }))
webhooksContract('The memory', async () => ({ webhooks: fakeWebhooks(), close }))
accessTokensContract('The memory', async () => ({ accessTokens: fakeAccessTokens(), close }))
invoicesContract('The memory', async () => ({ invoices: fakeInvoices(), paymentEvents: fakePaymentEvents(), close }))
subscriptionsContract('The memory', async () => ({ subscriptions: fakeSubscriptions(), close }))
accountDeletionContract('The memory', async (world) => {
  const accounts = fakeAccounts(...world.accounts)
  const conversations = fakeConversations(world)
  const companies = fakeCompanies(world.companies, world.members)
  const invoices = fakeInvoices()
  const audit = fakeAuditLog()
  const accountDeletions = fakeAccountDeletions({ accounts, audit, companies, conversations, invoices })
  return { accounts, audit, companies, conversations: conversations.repository, invoices, accountDeletions, close }
})
bookmarksContract('The memory', async () => ({ bookmarks: fakeBookmarks(), close }))
badgeCountsContract('The memory', async (world) => {
  const { inbox, repository: conversations } = fakeConversations(world)
  const stores = { inbox, notifications: fakeNotifications(), systemMessages: fakeSystemMessages() }
  return { ...stores, badgeCounts: fakeBadgeCounts(stores), conversations, close }
})
namesContract('The memory', async ({ accounts }) => ({ names: fakeNames(...accounts), close }))
activeAccountsContract('The memory', async (world) => ({ accounts: fakeAccounts(...world.accounts), close }))
systemMessagesContract('The memory', async () => ({ systemMessages: fakeSystemMessages(), close }))
notificationsContract('The memory', async () => ({ notifications: fakeNotifications(), close }))
channelStoreContract('The memory', async (world) => {
  const { inbox, repository } = fakeConversations(world)
  await repository.add(aConversation())
  const channelStore = fakeChannelStore(inbox.listAudience, contactAudienceIn(world, { inbox, repository }))
  return { channelStore, close }
})
idempotencyKeysContract('The memory', async () => ({ keys: fakeIdempotencyKeys(), close }))
auditLogContract('The memory', async () => ({ audit: fakeAuditLog(), close }))
accountSecurityContract('The memory', async ({ accounts }) => ({
  accounts: fakeAccounts(...accounts),
  codeFailures: fakeCodeFailures(),
  emailChanges: fakeEmailChanges(),
  emailRestorations: fakeEmailRestorations(),
  knownDevices: fakeKnownDevices(),
  loginFailures: fakeLoginFailures(),
  mailRequests: fakeMailRequests(),
  passwordResets: fakePasswordResets(),
  sessions: fakeSessions(),
  twoFactors: fakeTwoFactors(),
  close,
}))
externalSignInContract('The memory', async () => ({
  externalSignInAttempts: fakeExternalSignInAttempts(),
  externalSignInTickets: fakeExternalSignInTickets(),
  linkedIdentities: fakeLinkedIdentities(),
  close,
}))
const reportsIn = (world: HiringFixture, operators: readonly Operator[]) => {
  const [accounts, companies] = [fakeAccounts(...world.accounts), fakeCompanies(world.companies, world.members)]
  const reports = fakeReports()
  const { all: allConversations, inbox, repository: conversations } = fakeConversations()
  const operator = (uuid: string) => operators.find((one) => one.uuid === uuid) ?? null
  const claims = fakeOperatorClaims(operator)
  const queued = { reports, accounts, companies, conversations, allConversations, inbox, operator, claims }
  const reportQueue = fakeReportQueue(queued)
  return { accounts, companies, conversations, reportClaims: claims, reportQueue, reports, close }
}
reportQueueContract('The memory', async (world, operators) => reportsIn(world, operators))
operatorDirectoryContract('The memory', async (world) => {
  const stores = { ...reportsIn(world, []), audit: fakeAuditLog(), sessions: fakeSessions() }
  return { ...stores, operatorDirectory: fakeOperatorDirectory({ ...stores, profiles: () => world.profiles }) }
})
operatorsContract('The memory', async () => ({
  operators: fakeOperators(),
  operatorLinks: fakeOperatorLinks(),
  operatorSessions: fakeOperatorSessions(),
  operatorCodeFailures: fakeCodeFailures(),
  close,
}))
passkeysContract('The memory', async () => ({
  passkeyChallenges: fakePasskeyChallenges(),
  passkeyCredentials: fakePasskeyCredentials(),
  close,
}))
analyticsCollectorContract('The memory', async () => {
  const collector = fakeAnalyticsCollector()
  const received = () =>
    collector.batches.flat().map(({ at, fact, uuid, visitor }) => ({
      name: fact.type === 'page-viewed' ? fact.page : ANALYTICS_EVENT_NAMES[fact.type],
      uuid,
      at: at.toISOString(),
      visitorId: visitor.id,
      isKnownPerson: visitor.label !== null,
      label: visitor.label,
      path: fact.type === 'page-viewed' ? fact.path : null,
      attribution: fact.type === 'sign-up-completed' ? fact.attribution : {},
    }))
  return { collector, received, become: collector.become, close }
})
dataExportsContract('The memory', async () => ({ dataExports: fakeDataExports(), close }))
describePlaces('the memory', fakePlaces)
profileImportsContract('The memory', async () => ({ profileImports: fakeProfileImports(), close }))
checklistsContract('The memory', async () => ({ checklists: fakeChecklists(), close }))
exchangeRateStoreContract('The memory', async () => ({ store: fakeExchangeRateStore(), close }))
exchangeRateSourceContract('The memory', async () => {
  const source = fakeExchangeRateSource()
  return {
    source,
    publish: (date, rates) => source.publish(publishedRates(date, rates)),
    publishNonsense: () => source.fail(new UnusableRates('it is not the table of one day')),
    goAway: () => source.fail(new DependencyUnavailable('exchange rates')),
    close,
  }
})
draftsContract('The memory', async () => ({ drafts: fakeDrafts(), close }))
sectionDraftsContract('The memory', async () => ({ sectionDrafts: fakeSectionDrafts(), close }))
teamsContract('The memory', async (world) => ({ companies: fakeCompanies(world.companies, world.members), close }))
invitesContract('The memory', async (world) => {
  const findAccount = (email: string) => fakeAccounts(...world.accounts).findByEmail(email)
  const { findMember } = fakeCompanies(world.companies, world.members)
  return { invites: fakeInvites({ findAccount, findMember }), close }
})
templatesContract('The memory', async () => ({ templates: fakeTemplates(), close }))
reportsContract('The memory', async () => ({ reports: fakeReports(), close }))
expiredDataContract('The memory', async () => ({ ...fakeExpiredData(), close }))
changeRequestsContract('The memory', async () => ({
  changeRequests: fakeChangeRequests(),
  subscriptions: fakeSubscriptions(),
  close,
}))
trialNoticesContract('The memory', async (world) => {
  const companies = fakeCompanies(world.companies, world.members)
  return { companies, trialNotices: fakeTrialNotices(companies.all), close }
})
unreadMessagesContract('The memory', async (world) => {
  const conversations = fakeConversations(world)
  const sessions = fakeSessions()
  const unreadMessages = fakeUnreadMessages(conversations, sessions)
  return { conversations: conversations.repository, sessions, unreadMessages, close }
})

supportChatWidgetContract('the fake', async () => {
  const chat = fakeSupportChat()
  let isAway = false
  return {
    ...chat,
    people: () => chat.people().map(({ email, identifier, userType }) => ({ identifier, email, userType })),
    prove: (identifier) => `proof of ${identifier}`,
    setAway: (away) => {
      isAway = away
    },
    settle: async () => {
      if (!isAway && chat.isLoading()) chat.becomeReady()
    },
    stop: () => Promise.resolve(),
  }
})
errorReporterContract('the fake', async () => {
  const reporter = fakeErrorReporter()
  return {
    reporter,
    release: 'fake',
    received: () =>
      reporter.reports.map(({ message, name, requestId = null }) => ({
        name,
        message,
        release: 'fake',
        requestId,
        sent: JSON.stringify(reporter.reports),
      })),
    fail: () => undefined,
    stop: () => Promise.resolve(),
  }
})
