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
  /** Approved people, not paused, for whom a stage without a confirmed availability has come that was not told; the longest first. */
  listAvailabilityDue(now: Date, limit: number): Promise<readonly Uuid[]>
}
