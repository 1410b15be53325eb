import type { Uuid } from '../../shared/index.ts'

/**
 * Contractors whom a company must not see: those with a conversation that either side has blocked, and those who hide from it. They appear
 * in no response and cannot be contacted. Rules: CONV-23, SRCH-27.
 */
export interface HiddenCandidates {
  list(companyUuid: Uuid): Promise<readonly Uuid[]>
  /** Whether it is one of them. */
  includes(companyUuid: Uuid, contractorUuid: Uuid): Promise<boolean>
}
