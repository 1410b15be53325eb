import type { EducationLevelName } from '../../reference/index.ts'
import type { Uuid } from '../../shared/index.ts'
import type { Qualification, WorkExperience } from '../contractor-profile.ts'

/** A proposed role; `duplicateOf` is the existing entry. Dates are YYYY-MM-DD, null if unreadable. */
export interface ProposedWorkExperience extends Omit<WorkExperience, 'uuid' | 'startDate'> {
  readonly startDate: string | null
  readonly duplicateOf: Uuid | null
}

/** A proposed qualification; the level is guessed from its text, null if there is none. */
export interface ProposedQualification extends Omit<Qualification, 'uuid' | 'educationType'> {
  readonly educationType: EducationLevelName | null
  readonly startDate: string | null
  readonly duplicateOf: Uuid | null
}
