import type { Uuid } from '../shared/index.ts'
import type { ContractorProfile } from './contractor-profile.ts'

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
   * Approved contractors who are not paused and have reached an availability stage that they were not notified of; the longest unconfirmed
   * first.
   */
  listAvailabilityDue(now: Date, limit: number): Promise<readonly Uuid[]>
}
