import { sqlMigration } from './migration.ts'

/** The index is filled again at the next start, with the words by which people are found now. Rule: SRCH-70. */
export const wordsOfCandidates = sqlMigration('135-words-of-candidates', 'delete from candidate_documents', 'select 1')
