import type { Uuid } from '../../shared/index.ts'

/**
 * Contractors whom a company must not meet: those with a blocked conversation on either side, and those who hide from it.
 * They are in none of its answers and cannot be written to. Rules: CONV-23, SRCH-27.
 */
export interface HiddenCandidates {
  list(companyUuid: Uuid): Promise<readonly Uuid[]>
}
