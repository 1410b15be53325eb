import type { Uuid } from '../shared/index.ts'
import type { ContractorProfile } from './contractor-profile.ts'

/** The stage that somebody's availability has reached. */
export interface AvailabilityStage {
  readonly contractorUuid: Uuid
  /** Since the last confirmation. */
  readonly days: number
}

/**
 * Stores contractor profiles with their entries. Profiles are saved whole: read with `findForUpdate` before `save`, so that no concurrent
 * change of another section is lost.
 */
export interface ContractorProfileRepository {
  find(uuid: Uuid): Promise<ContractorProfile | null>
  /** Locks the row until the transaction ends; only inside a unit of work. */
  findForUpdate(uuid: Uuid): Promise<ContractorProfile | null>
  add(profile: ContractorProfile): Promise<void>
  save(profile: ContractorProfile): Promise<void>
  /**
   * Approved contractors who are not paused and have reached an availability stage that they were not notified of, the longest unconfirmed
   * first: notes their stage, and returns it. Those whose profile is being changed at the moment are left out. Rule: PROF-22.
   */
  takeAvailabilityDue(now: Date, limit: number): Promise<readonly AvailabilityStage[]>
}
