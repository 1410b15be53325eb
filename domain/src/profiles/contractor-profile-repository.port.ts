import type { Uuid } from '../shared/index.ts'
import type { ContractorProfile } from './contractor-profile.ts'

/**
 * Contractor profiles with their entries, saved whole. Inside a unit of work `find` locks the profile, so that two sections that are saved
 * at once both stand.
 */
export interface ContractorProfileRepository {
  find(uuid: Uuid): Promise<ContractorProfile | null>
  add(profile: ContractorProfile): Promise<void>
  save(profile: ContractorProfile): Promise<void>
  /**
   * Approved contractors who are not paused and have reached an availability stage that they were not notified of; the longest unconfirmed
   * first.
   */
  listAvailabilityDue(now: Date, limit: number): Promise<readonly Uuid[]>
}
