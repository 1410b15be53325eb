export {
  createPostgresCandidateIndex,
  toSearchStatement,
  type PostgresCandidateIndexOptions,
  type Statement,
} from './candidate-index/index.ts'
export { batchMailLedger, createBatchedStores } from './batched/index.ts'
export { type CallCounters, createCallCounters } from './call-counters.ts'
export { createApplicationRole, findExcessRights, grantToApplication, hasRole } from './database/application-role.ts'
export { countConnections } from './database/count-connections.ts'
export { createDatabase, type Database, type DatabaseOptions, type PoolFigures } from './database/create-database.ts'
export { insertRows } from './database/insert-rows.ts'
export { migrateDatabase } from './database/migrate-database.ts'
export { findForbiddenMigrations } from './database/pending-migrations.ts'
export { createProcessLock, type ProcessLock } from './database/process-lock.ts'
export { type Backlog, createBacklog } from './outbox/backlog.ts'
export { waitForOutbox as outboxSettled } from './outbox/wait-for-outbox.ts'
export { parkJob } from './outbox/failing-jobs.ts'
export { createOutbox } from './outbox/postgres-outbox.ts'
export {
  startOutboxWorker,
  type OutboxWorker,
  type OutboxWorkerOptions,
  type WorkerReactions,
  type WorkerLog,
} from './outbox/outbox-worker.ts'
export { REACTIONS, type Reaction } from './outbox/queues.ts'
export { createAttachmentDirectory } from './read-models/attachment-directory.ts'
export { createBadgeCounts } from './read-models/badge-counts.ts'
export { createCandidateDirectory, type CandidateDirectoryOptions } from './read-models/candidate-directory.ts'
export { createCompanyDirectory } from './read-models/company-directory.ts'
export { createConversationInbox } from './read-models/conversation-inbox.ts'
export { createConversationSearch } from './read-models/conversation-search.ts'
export { createHiddenCandidates } from './read-models/hidden-candidates.ts'
export { createReceivedRequests } from './read-models/received-requests.ts'
export { createNameDirectory } from './read-models/name-directory.ts'
export { createReportQueue } from './read-models/report-queue.ts'
export { createOperatorDirectory } from './read-models/operator-directory.ts'
export { createSessionFacts } from './read-models/session-facts.ts'
export { createSessionHolders } from './read-models/session-holders.ts'
export { createSessionLists } from './read-models/session-lists.ts'
export { createProfileTerms } from './read-models/profile-terms.ts'
export { createWeeklyCounts } from './read-models/weekly-counts.ts'
export { createPersonalData } from './read-models/personal-data.ts'
export { createExchangeRateStore } from './repositories/exchange-rate-store.ts'
export { createMailLedger } from './repositories/mail-ledger.ts'
export { createListStore } from './repositories/list-store.ts'
export { createSynonymStore } from './repositories/synonym-store.ts'
export { createCvViews } from './repositories/cv-views.ts'
export { createFileCleanup as createFileUpkeep } from './repositories/file-cleanup.ts'
export { createRepositories, type Repositories } from './repositories/index.ts'
export { createExpiredData as createAgedFacts } from './repositories/expired-data.ts'
export { createUnitOfWork } from './unit-of-work.ts'
export { createKeyRecords, type KeyRecords } from './key-records.ts'
