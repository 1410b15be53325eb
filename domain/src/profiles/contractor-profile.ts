import type { Uuid } from '../shared/index.ts'

/** What a contractor is open to. Rule: REF-8. */
export type OpportunityType = 'contract' | 'permanent' | 'any'
/** How a contractor works; 'Any type' accepts all. Rule: REF-7. */
export type WorkplaceType = 'Any type' | 'Remote' | 'Hybrid' | 'On-site'
/** The currencies of offers, rates and budgets. Rule: REF-6. */
export type Currency = 'AUD' | 'USD' | 'ZAR'
/** The vetting status of a profile. Rule: PROF-27. */
export type VettingStatus = 'incomplete' | 'pending' | 'approved' | 'changes_requested' | 'rejected' | 'suspended'
/** Whether the last change has been reviewed: saving any section sets 'new'. Rule: PROF-4. */
export type ReviewStatus = 'new' | 'reviewed'

/** A contractor's profile. Rates are in whole currency units; days are calendar days. Rule: PROF-1. */
export interface ContractorProfile {
  readonly uuid: Uuid
  readonly firstName: string
  readonly lastName: string
  readonly jobTitle: string | null
  readonly introduction: string | null
  readonly locationTitle: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** ISO 3166-1 alpha-2 country and the gazetteer's admin-1 id, derived from the coordinates. */
  readonly countryCode: string | null
  readonly provinceCode: string | null
  readonly opportunityType: OpportunityType | null
  readonly workplaceType: WorkplaceType | null
  /** Days until available: 0, 7, 30, 90 or 180. */
  readonly availability: number | null
  readonly availabilityConfirmedAt: Date | null
  /** The latest stage without a confirmation that a notification was sent for, in days: 0, 30, 60 or 120. Rule: PROF-22. */
  readonly availabilityReminderStage: number
  /** Shortest accepted contract, in days: 0, 30, 90, 180 or 365. */
  readonly contractMin: number | null
  readonly rate: number | null
  readonly currency: Currency | null
  readonly permanentRate: number | null
  readonly permanentCurrency: Currency | null
  readonly profilePicture: string | null
  readonly cvUrl: string | null
  readonly cvName: string | null
  /** Who may open the CV. Rule: PROF-12. */
  readonly cvVisibility: 'employers' | 'after-acceptance'
  readonly industries: readonly string[]
  readonly skills: readonly string[]
  readonly languages: readonly string[]
  readonly workExperiences: readonly WorkExperience[]
  readonly qualifications: readonly Qualification[]
  readonly vettingStatus: VettingStatus
  /** Reasons and message of the last decision that was not an approval. */
  readonly vettingReasons: readonly GivenReason[]
  readonly vettingMessage: string | null
  /** When it was resubmitted after such a decision, oldest first. */
  readonly resubmittedAt: readonly Date[]
  readonly status: ReviewStatus
  readonly paused: boolean
  readonly updatedAt: Date
}

/** Why a profile was not approved, in the words of the decision, which later changes of the list do not change. Rule: MOD-78. */
export interface GivenReason {
  readonly code: string
  /** The section of the profile that it concerns, such as 'MainProfile'. */
  readonly section: string
  readonly label: string
}

/** One entry of a contractor's history. Dates are YYYY-MM-DD; current work has no end date. Rule: PROF-13. */
export interface WorkExperience {
  readonly uuid: Uuid
  readonly title: string
  readonly company: string
  readonly location: string | null
  readonly description: string | null
  readonly currentWork: boolean
  readonly startDate: string
  readonly endDate: string | null
  readonly skills: readonly string[]
}

/** One qualification. The date is YYYY-MM-DD, null if it is not completed yet. Rule: PROF-14. */
export interface Qualification {
  readonly uuid: Uuid
  readonly qualification: string
  readonly educationType: string
  readonly institution: string
  readonly dateGraduated: string | null
  readonly currentlyCompleting: boolean
}
