import { extensions } from './001-extensions.ts'
import { companiesAndAccounts } from './002-companies-and-accounts.ts'
import { contractorProfiles } from './003-contractor-profiles.ts'
import { conversations } from './004-conversations.ts'
import { search } from './005-search.ts'
import { notifications } from './006-notifications.ts'
import { secrets } from './007-secrets.ts'
import { candidateIndex } from './020-candidate-index.ts'
import { accountSecurity } from './021-account-security.ts'
import { twoFactor } from './022-two-factor.ts'
import { planChoice } from './023-plan-choice.ts'
import { documents } from './025-documents.ts'
import { departures } from './024-departures.ts'
import { auditLog } from './027-audit-log.ts'
import { companyInvites } from './028-company-invites.ts'
import { keptSearches } from './029-kept-searches.ts'
import { bookmarksKept } from './030-bookmarks-kept.ts'
import { idempotencyKeys } from './031-idempotency-keys.ts'
import { conversationLife } from './032-conversation-life.ts'
import { systemMessages } from './033-system-messages.ts'
import { mail } from './034-mail.ts'
import { contractorChoices } from './035-contractor-choices.ts'
import { dataExports } from './036-data-exports.ts'
import { profileImports } from './037-profile-imports.ts'
import { payments } from './040-payments.ts'
import { reportsStand } from './049-reports-stand.ts'
import { checklists } from './051-checklists.ts'
import { sectionDrafts } from './052-section-drafts.ts'
import { profileSightings } from './053-profile-sightings.ts'
import { namesOfBriefs } from './054-names-of-briefs.ts'
import { waitingInvoices } from './055-waiting-invoices.ts'
import { messageSearch } from './060-message-search.ts'
import { authorsOfOffers } from './065-authors-of-offers.ts'
import { welcome } from './070-welcome.ts'
import { exchangeRateTables } from './075-exchange-rate-tables.ts'
import { rateLimits } from './099-rate-limits.ts'
import { operators } from './101-operators.ts'
import { vettingReviews } from './103-vetting-reviews.ts'
import { operatorLookUp } from './104-operator-look-up.ts'
import { reportDecisions } from './105-report-decisions.ts'
import { invoiceSearch } from './112-invoice-search.ts'
import { accessTokens } from './113-access-tokens.ts'
import { webhooks } from './114-webhooks.ts'
import { logSearch } from './115-log-search.ts'
import { synonyms } from './116-synonyms.ts'
import { mailLog } from './117-mail-log.ts'
import { parkedJobs } from './118-parked-jobs.ts'
import { announcements } from './119-announcements.ts'
import { numbers } from './120-numbers.ts'
import { lists } from './123-lists.ts'
import { vettingReasons } from './124-vetting-reasons.ts'
import { mergedEntries } from './125-merged-entries.ts'
import { vettingDecisions } from './126-vetting-decisions.ts'
import { vettingRules } from './127-vetting-rules.ts'
import { reportClaims } from './128-report-claims.ts'
import { experienceInSearch } from './129-experience-in-search.ts'
import { wordsOfCandidates } from './135-words-of-candidates.ts'
import { candidateValues } from './138-candidate-values.ts'
import { changeRequests } from './147-change-requests.ts'
import { titleWords } from './148-title-words.ts'
import { messagesWithFiles } from './149-messages-with-files.ts'
import { hiddenByKey } from './180-hidden-by-key.ts'
import { unconfirmedByStage } from './181-unconfirmed-by-stage.ts'
import { spellingRuns } from './182-spelling-runs.ts'
import { sampleIndexes } from './183-sample-indexes.ts'
import { searchVectorStorage } from './184-search-vector-storage.ts'
import { skillIndex } from './185-skill-index.ts'
import { earlierBlocks } from './186-earlier-blocks.ts'
import { erasedContactDetails } from './187-erased-contact-details.ts'
import { nextSeatsOfCompanies } from './188-next-seats-of-companies.ts'
import { conversationsOfDemotedMembers } from './189-conversations-of-demoted-members.ts'
import { openConversationsBesideBlocks } from './190-open-conversations-beside-blocks.ts'
import { retention } from './076-retention.ts'
import { signUpCompletion } from './080-sign-up-completion.ts'
import { candidateBlocks } from './091-candidate-blocks.ts'
import { namesInStoredTexts } from './092-names-in-stored-texts.ts'
import { proofOfIdentity } from './093-proof-of-identity.ts'
import { coarsePlaces } from './094-coarse-places.ts'
import { hiddenCompanyIdentities } from './095-hidden-company-identities.ts'
import { unaskedMails } from './096-unasked-mails.ts'
import { passkeys } from './097-passkeys.ts'
import { externalSignIns } from './098-external-sign-ins.ts'
import type { Migration } from './migration.ts'

/** All migrations in order. A released one is never changed. */
export const migrations: readonly Migration[] = [
  extensions,
  companiesAndAccounts,
  contractorProfiles,
  conversations,
  search,
  notifications,
  secrets,
  candidateIndex,
  accountSecurity,
  twoFactor,
  planChoice,
  departures,
  documents,
  auditLog,
  companyInvites,
  keptSearches,
  bookmarksKept,
  idempotencyKeys,
  conversationLife,
  systemMessages,
  mail,
  contractorChoices,
  dataExports,
  profileImports,
  payments,
  reportsStand,
  checklists,
  sectionDrafts,
  profileSightings,
  namesOfBriefs,
  waitingInvoices,
  messageSearch,
  authorsOfOffers,
  welcome,
  exchangeRateTables,
  retention,
  signUpCompletion,
  candidateBlocks,
  namesInStoredTexts,
  proofOfIdentity,
  coarsePlaces,
  hiddenCompanyIdentities,
  unaskedMails,
  passkeys,
  externalSignIns,
  rateLimits,
  operators,
  vettingReviews,
  operatorLookUp,
  reportDecisions,
  invoiceSearch,
  accessTokens,
  webhooks,
  logSearch,
  synonyms,
  mailLog,
  parkedJobs,
  announcements,
  numbers,
  lists,
  vettingReasons,
  mergedEntries,
  vettingDecisions,
  vettingRules,
  reportClaims,
  experienceInSearch,
  wordsOfCandidates,
  candidateValues,
  changeRequests,
  titleWords,
  messagesWithFiles,
  hiddenByKey,
  unconfirmedByStage,
  spellingRuns,
  sampleIndexes,
  searchVectorStorage,
  skillIndex,
  earlierBlocks,
  erasedContactDetails,
  nextSeatsOfCompanies,
  conversationsOfDemotedMembers,
  openConversationsBesideBlocks,
]
