import type { Currency, OpportunityType, Qualification, WorkExperience, WorkplaceType } from '../../profiles/index.ts'
import type { Uuid } from '../../shared/index.ts'

/**
 * The index document of a searchable contractor. It contains nothing that employers may not see, except the coordinates and `hiddenFrom`,
 * which are never returned. Rule: SRCH-24.
 */
export interface CandidateDocument {
  readonly uuid: Uuid
  readonly firstName: string
  readonly lastName: string
  readonly profilePicture: string | null
  readonly jobTitle: string
  readonly locationTitle: string
  readonly introduction: string
  readonly industries: readonly string[]
  readonly skills: readonly string[]
  readonly languages: readonly string[]
  readonly workExperiences: readonly WorkExperience[]
  readonly qualifications: readonly Qualification[]
  /** Null if the CV is shown only after an acceptance. */
  readonly cvUrl: string | null
  readonly opportunityType: OpportunityType
  readonly workplaceType: WorkplaceType
  /** Days until available. */
  readonly availability: number
  /** Days. */
  readonly contractMin: number
  /** Rank of the best qualification, 0 to 7. */
  readonly qualificationLevel: number
  /** Whole years of work when the document was made. Rule: SRCH-58. */
  readonly experienceYears: number
  /** Per hour in USD, for comparisons; null without an hourly rate. */
  readonly rate: number | null
  /** Per hour, in the person's own currency. */
  readonly exactRate: number | null
  readonly currency: Currency | null
  readonly permanentRate: number | null
  readonly permanentExactRate: number | null
  readonly permanentCurrency: Currency | null
  readonly latitude: number
  readonly longitude: number
  readonly countryCode: string
  readonly provinceCode: string | null
  /** 0 to 1: share of requests answered within 48 hours over 90 days; below 0 for people who are ranked lower. Rule: PROF-22. */
  readonly responseRate: number
  /** "Responds fast". Rule: CONV-16. */
  readonly respondsFast: boolean
  /** Epoch milliseconds of the last change, for freshness. */
  readonly updatedAt: number
  /** ISO date-time of the last confirmed availability. */
  readonly availabilityConfirmedAt: string
  /** Keys of the companies that must not see them; absent where there are none, as with most people. Rule: SRCH-81. */
  readonly hiddenFrom?: readonly string[]
}
