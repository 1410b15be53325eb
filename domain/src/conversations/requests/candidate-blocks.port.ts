import type { Uuid } from '../../shared/index.ts'

/** Blocks of contractors with whom a company has no conversation to block. A block is never taken back. Rule: CONV-71. */
export interface CandidateBlocks {
  exists(companyUuid: Uuid, contractorUuid: Uuid): Promise<boolean>
  /** Adding a block that stands already changes nothing. */
  add(companyUuid: Uuid, contractorUuid: Uuid, at: Date): Promise<void>
}
