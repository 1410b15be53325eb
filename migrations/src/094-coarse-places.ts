import { sqlMigration } from './migration.ts'

/** The index is filled again at the next start, with places to a twentieth of a degree. Rule: SRCH-48. */
export const coarsePlaces = sqlMigration('094-coarse-places', 'delete from candidate_documents', 'select 1')
