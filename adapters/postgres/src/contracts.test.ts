import { aConversation, type HiringFixture } from '@guildhall/domain/testing'
import { expiredDataContract } from '@guildhall/domain/testing/contracts/expired-data'
import { changeRequestsContract } from '@guildhall/domain/testing/contracts/change-requests'
import { trialNoticesContract } from '@guildhall/domain/testing/contracts/trial-notices'
import { unreadMessagesContract } from '@guildhall/domain/testing/contracts/unread-messages'
import { auditLogContract } from '@guildhall/domain/testing/contracts/audit-log'
import { externalSignInContract } from '@guildhall/domain/testing/contracts/external-sign-in'
import { accountSecurityContract } from '@guildhall/domain/testing/contracts/account-security'
import { badgeCountsContract } from '@guildhall/domain/testing/contracts/badge-counts'
import { billingDetailsContract } from '@guildhall/domain/testing/contracts/billing-details'
import { bookmarksContract } from '@guildhall/domain/testing/contracts/bookmarks'
import { channelStoreContract } from '@guildhall/domain/testing/contracts/channel-store'
import { conversationsContract } from '@guildhall/domain/testing/contracts/conversations'
import { checklistsContract } from '@guildhall/domain/testing/contracts/checklists'
import { draftsContract } from '@guildhall/domain/testing/contracts/drafts'
import { sectionDraftsContract } from '@guildhall/domain/testing/contracts/section-drafts'
import { dataExportsContract } from '@guildhall/domain/testing/contracts/data-exports'
import { accountDeletionContract } from '@guildhall/domain/testing/contracts/account-deletion'
import { operatorsContract } from '@guildhall/domain/testing/contracts/operators'
import { operatorDirectoryContract } from '@guildhall/domain/testing/contracts/operator-directory'
import { vettingDecisionsContract } from '@guildhall/domain/testing/contracts/vetting-decisions'
import { vettingReviewsContract, vettingRulesContract } from '@guildhall/domain/testing/contracts/vetting-reviews'
import { weeklyCountsContract } from '@guildhall/domain/testing/contracts/weekly-counts'
import { passkeysContract } from '@guildhall/domain/testing/contracts/passkeys'
import { profileImportsContract } from '@guildhall/domain/testing/contracts/profile-imports'
import { idempotencyKeysContract } from '@guildhall/domain/testing/contracts/idempotency-keys'
import { listsContract } from '@guildhall/domain/testing/contracts/lists'
import { spellingRunsContract } from '@guildhall/domain/testing/contracts/spelling-runs'
import { synonymsContract } from '@guildhall/domain/testing/contracts/synonyms'
import { webhooksContract } from '@guildhall/domain/testing/contracts/webhooks'
import { accessTokensContract } from '@guildhall/domain/testing/contracts/access-tokens'
import { invoicesContract } from '@guildhall/domain/testing/contracts/invoices'
import { subscriptionsContract } from '@guildhall/domain/testing/contracts/subscriptions'
import { exchangeRateStoreContract } from '@guildhall/domain/testing/contracts/exchange-rate-store'
import { announcementsContract } from '@guildhall/domain/testing/contracts/announcements'
import { failingJobsContract } from '@guildhall/domain/testing/contracts/failing-jobs'
import { workScheduleContract } from '@guildhall/domain/testing/contracts/work-schedule'
import { mailLedgerContract } from '@guildhall/domain/testing/contracts/mail-ledger'
import { invitesContract } from '@guildhall/domain/testing/contracts/invites'
import { notificationsContract } from '@guildhall/domain/testing/contracts/notifications'
import { savedSearchesContract } from '@guildhall/domain/testing/contracts/saved-searches'
import { templatesContract } from '@guildhall/domain/testing/contracts/templates'
import { reportQueueContract } from '@guildhall/domain/testing/contracts/report-queue'
import { reportsContract } from '@guildhall/domain/testing/contracts/reports'
import { searchHistoryContract } from '@guildhall/domain/testing/contracts/search-history'
import { namesContract } from '@guildhall/domain/testing/contracts/names'
import { sessionFactsContract } from '@guildhall/domain/testing/contracts/session-facts'
import { sessionListsContract } from '@guildhall/domain/testing/contracts/session-lists'
import { impressionsContract } from '@guildhall/domain/testing/contracts/impressions'
import { activeAccountsContract } from '@guildhall/domain/testing/contracts/active-accounts'
import { systemMessagesContract } from '@guildhall/domain/testing/contracts/system-messages'
import { teamsContract } from '@guildhall/domain/testing/contracts/teams'
import { afterAll, beforeAll } from 'vitest'
import {
  agedFactsIn,
  createFailingJobsUnderTest,
  createMigratedDatabase,
  createWorkScheduleUnderTest,
  resetToFixture,
  type MigratedDatabase,
} from '../testing/index.ts'
import { createBadgeCounts } from './read-models/badge-counts.ts'
import { createConversationInbox } from './read-models/conversation-inbox.ts'
import { createConversationSearch } from './read-models/conversation-search.ts'
import { createHiddenCandidates } from './read-models/hidden-candidates.ts'
import { createReceivedRequests } from './read-models/received-requests.ts'
import { createOperatorDirectory } from './read-models/operator-directory.ts'
import { createReportQueue } from './read-models/report-queue.ts'
import { createProfileTerms } from './read-models/profile-terms.ts'
import { createNameDirectory } from './read-models/name-directory.ts'
import { createSessionFacts } from './read-models/session-facts.ts'
import { createSessionHolders } from './read-models/session-holders.ts'
import { createSessionLists } from './read-models/session-lists.ts'
import { createWeeklyCounts } from './read-models/weekly-counts.ts'
import { createExchangeRateStore } from './repositories/exchange-rate-store.ts'
import { createRepositories } from './repositories/index.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())

const close = async (): Promise<void> => undefined
const repositoriesIn = async (world: HiringFixture) => {
  await resetToFixture(database.knex, world)
  return createRepositories(database.knex)
}

conversationsContract('PostgreSQL', async (world) => {
  await resetToFixture(database.knex, world)
  return {
    run: (work) => database.knex.transaction((trx) => work(createRepositories(trx).conversations)),
    inbox: createConversationInbox(database.knex),
    hidden: createHiddenCandidates(database.knex),
    candidateBlocks: createRepositories(database.knex).candidateBlocks,
    drafts: createRepositories(database.knex).drafts,
    receivedRequests: createReceivedRequests(database.knex),
    search: createConversationSearch(database.knex),
    close,
  }
})

notificationsContract('PostgreSQL', async (world) => {
  const { conversations, notifications } = await repositoriesIn(world)
  await conversations.add(aConversation())
  return { notifications, close }
})

badgeCountsContract('PostgreSQL', async (world) => {
  const { conversations, notifications, systemMessages } = await repositoriesIn(world)
  return { badgeCounts: createBadgeCounts(database.knex), conversations, notifications, systemMessages, close }
})
namesContract('PostgreSQL', async (world) => {
  await resetToFixture(database.knex, world)
  return { names: createNameDirectory(database.knex), close }
})
sessionFactsContract('PostgreSQL', async (world) => {
  const { channels, notifications, twoFactors } = await repositoriesIn(world)
  const sessionFacts = createSessionFacts(database.knex)
  return { channelStore: channels, notifications, sessionFacts, twoFactors, close }
})
sessionListsContract('PostgreSQL', async (world) => {
  const repositories = await repositoriesIn(world)
  const [sessionHolders, sessionLists] = [createSessionHolders(database.knex), createSessionLists(database.knex)]
  return { ...repositories, sessionHolders, sessionLists, close }
})
billingDetailsContract('PostgreSQL', async (world) => ({
  billingDetails: (await repositoriesIn(world)).billingDetails,
  close,
}))
listsContract('PostgreSQL', async (world) => {
  const { lists, profiles } = await repositoriesIn(world)
  await database.knex('listEntries').delete()
  return { lists, profiles, profileTerms: createProfileTerms(database.knex), close }
})
spellingRunsContract('PostgreSQL', async (world) => {
  const { spellingRuns } = await repositoriesIn(world)
  await database.knex('spellingRuns').delete()
  return { spellingRuns, close }
})
synonymsContract('PostgreSQL', async (world) => ({ synonyms: (await repositoriesIn(world)).synonyms, close }))
webhooksContract('PostgreSQL', async (world) => ({ webhooks: (await repositoriesIn(world)).webhooks, close }))
accessTokensContract('PostgreSQL', async (world) => ({
  accessTokens: (await repositoriesIn(world)).accessTokens,
  close,
}))
invoicesContract('PostgreSQL', async (world) => {
  const { invoices, paymentEvents } = await repositoriesIn(world)
  await database.knex('paymentEvents').delete()
  return { invoices, paymentEvents, close }
})
subscriptionsContract('PostgreSQL', async (world) => ({
  subscriptions: (await repositoriesIn(world)).subscriptions,
  close,
}))
accountDeletionContract('PostgreSQL', async (world) => {
  const { accounts, audit, companies, conversations, invoices, accountDeletions } = await repositoriesIn(world)
  return { accounts, audit, companies, conversations, invoices, accountDeletions, close }
})
bookmarksContract('PostgreSQL', async (world) => ({ bookmarks: (await repositoriesIn(world)).bookmarks, close }))
savedSearchesContract('PostgreSQL', async (world) => ({
  savedSearches: (await repositoriesIn(world)).savedSearches,
  close,
}))
searchHistoryContract('PostgreSQL', async (world) => ({ history: (await repositoriesIn(world)).history, close }))
impressionsContract('PostgreSQL', async (world) => ({ impressions: (await repositoriesIn(world)).impressions, close }))
channelStoreContract('PostgreSQL', async (world) => {
  const { channels, conversations } = await repositoriesIn(world)
  await conversations.add(aConversation())
  return { channelStore: channels, close }
})
idempotencyKeysContract('PostgreSQL', async (world) => ({ keys: (await repositoriesIn(world)).idempotencyKeys, close }))
auditLogContract('PostgreSQL', async (world) => ({ audit: (await repositoriesIn(world)).audit, close }))
activeAccountsContract('PostgreSQL', async (world) => ({ accounts: (await repositoriesIn(world)).accounts, close }))
systemMessagesContract('PostgreSQL', async (world) => ({
  systemMessages: (await repositoriesIn(world)).systemMessages,
  close,
}))
operatorsContract('PostgreSQL', async () => {
  await database.knex('operators').delete()
  return { ...createRepositories(database.knex), close }
})
vettingReviewsContract('PostgreSQL', async (world, known) => {
  const { operators, profiles, vettingReviews, vettingRules } = await repositoriesIn(world)
  await database.knex('operators').delete()
  await database.knex('vettingRules').delete()
  for (const operator of known) await operators.add(operator)
  return { vettingReviews, vettingRules, saveProfile: profiles.save, close }
})
vettingDecisionsContract('PostgreSQL', async (world, operator) => {
  const { operators, vettingDecisions } = await repositoriesIn(world)
  await database.knex('operators').delete()
  await operators.add(operator)
  return { vettingDecisions, close }
})
vettingRulesContract('PostgreSQL', async () => {
  await database.knex('vettingRules').delete()
  return { vettingRules: createRepositories(database.knex).vettingRules, close }
})
weeklyCountsContract('PostgreSQL', async (world) => {
  const repositories = await repositoriesIn(world)
  await database.knex('vettingChanges').delete()
  return { ...repositories, weeklyCounts: createWeeklyCounts(database.knex), close }
})
operatorDirectoryContract('PostgreSQL', async (world) => {
  const repositories = await repositoriesIn(world)
  return { ...repositories, operatorDirectory: createOperatorDirectory(database.knex), close }
})
reportQueueContract('PostgreSQL', async (world, known) => {
  const { accounts, conversations, operators, reportClaims, reports } = await repositoriesIn(world)
  await database.knex('operators').delete()
  for (const operator of known) await operators.add(operator)
  return { reportQueue: createReportQueue(database.knex), reportClaims, reports, accounts, conversations, close }
})
passkeysContract('PostgreSQL', async (world) => {
  const { passkeyChallenges, passkeyCredentials } = await repositoriesIn(world)
  return { passkeyChallenges, passkeyCredentials, close }
})
accountSecurityContract('PostgreSQL', async (world) => {
  await database.knex.raw('truncate login_failures, mail_requests')
  return { ...(await repositoriesIn(world)), close }
})
externalSignInContract('PostgreSQL', async (world) => ({ ...(await repositoriesIn(world)), close }))
dataExportsContract('PostgreSQL', async (world) => ({ dataExports: (await repositoriesIn(world)).dataExports, close }))
profileImportsContract('PostgreSQL', async (world) => {
  const { profileImports } = await repositoriesIn(world)
  return { profileImports, close }
})

checklistsContract('PostgreSQL', async (world) => ({ checklists: (await repositoriesIn(world)).checklists, close }))
draftsContract('PostgreSQL', async (world) => {
  const { conversations, drafts } = await repositoriesIn(world)
  await conversations.add(aConversation())
  return { drafts, close }
})
sectionDraftsContract('PostgreSQL', async (world) => ({
  sectionDrafts: (await repositoriesIn(world)).sectionDrafts,
  close,
}))
exchangeRateStoreContract('PostgreSQL', async () => {
  await database.knex('exchangeRateTables').delete()
  return { store: createExchangeRateStore(database.knex), close }
})
mailLedgerContract('PostgreSQL', async (world) => {
  const { mailLedger } = await repositoriesIn(world)
  await database.knex('sentMails').delete()
  return { ledger: mailLedger, close }
})
announcementsContract('PostgreSQL', async (operator) => {
  await database.knex('announcements').delete()
  await database.knex('operators').delete()
  const { announcements, operators } = createRepositories(database.knex)
  await operators.add(operator)
  return { announcements, close }
})
workScheduleContract('PostgreSQL', (work) => createWorkScheduleUnderTest(database.knex, work))
failingJobsContract('PostgreSQL', () => createFailingJobsUnderTest(database.knex))
teamsContract('PostgreSQL', async (world) => ({ companies: (await repositoriesIn(world)).companies, close }))
invitesContract('PostgreSQL', async (world) => ({ invites: (await repositoriesIn(world)).invites, close }))
templatesContract('PostgreSQL', async (world) => ({ templates: (await repositoriesIn(world)).templates, close }))
reportsContract('PostgreSQL', async (world) => ({ reports: (await repositoriesIn(world)).reports, close }))
changeRequestsContract('PostgreSQL', async (world) => {
  const { changeRequests, subscriptions } = await repositoriesIn(world)
  await database.knex('changeRequests').delete()
  await database.knex('subscriptionVersions').delete()
  return { changeRequests, subscriptions, close }
})
trialNoticesContract('PostgreSQL', async (world) => {
  const { companies, trialNotices } = await repositoriesIn(world)
  return { companies, trialNotices, close }
})
unreadMessagesContract('PostgreSQL', async (world) => {
  const { conversations, sessions, unreadMessages } = await repositoriesIn(world)
  return { conversations, sessions, unreadMessages, close }
})
expiredDataContract('PostgreSQL', async (world) => {
  await resetToFixture(database.knex, world)
  await database.knex.raw('truncate login_failures, mail_requests, verification_mails, operator_code_failures')
  await createRepositories(database.knex).conversations.add(aConversation())
  return agedFactsIn(database.knex, world)
})
