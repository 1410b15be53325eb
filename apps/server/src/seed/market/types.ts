import type { Currency, OpportunityType, ReviewStatus, VettingStatus, WorkplaceType } from '@guildhall/domain/profiles'
import type { CompanySize } from '@guildhall/domain/plans'
import type { TeamRole } from '@guildhall/domain/identity'
import type { PortraitSpec } from './portrait/portrait-spec.ts'

/** A person's picture: a drawn face, or initials on a coloured background. */
export type PictureSpec =
  | { readonly kind: 'portrait'; readonly portrait: PortraitSpec }
  | { readonly kind: 'monogram'; readonly initials: string; readonly cloth: number }

/** One job of a contractor. Dates are YYYY-MM-DD; current work has no end. */
export interface MarketWorkExperience {
  readonly uuid: string
  readonly title: string
  readonly company: string
  readonly location: string
  readonly description: string
  readonly startDate: string
  readonly endDate: string | null
  readonly currentWork: boolean
  readonly skills: readonly string[]
}

/** One qualification; the date is null while it is being completed. `educationType` is the name of an education level. */
export interface MarketQualification {
  readonly uuid: string
  readonly qualification: string
  readonly educationType: string
  readonly institution: string
  readonly dateGraduated: string | null
  readonly currentlyCompleting: boolean
}

/** A contractor of the demo market, with everything a profile needs. Rates are whole currency units, an hour and a year. */
export interface MarketContractor {
  /** Stable key within the market: 'thandeka' for handwritten people, 'c12' for generated ones. */
  readonly key: string
  readonly uuid: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  readonly picture: PictureSpec
  readonly countryCode: string
  readonly provinceCode: string | null
  readonly city: string
  readonly latitude: number
  readonly longitude: number
  readonly locationTitle: string
  readonly jobTitle: string
  readonly industries: readonly string[]
  readonly skills: readonly string[]
  readonly languages: readonly string[]
  readonly introduction: string
  readonly opportunityType: OpportunityType
  readonly workplaceType: WorkplaceType
  readonly availability: number
  readonly availabilityConfirmedAt: Date
  readonly contractMin: number
  readonly rate: number | null
  readonly currency: Currency | null
  readonly permanentRate: number | null
  readonly permanentCurrency: Currency | null
  readonly workExperiences: readonly MarketWorkExperience[]
  readonly qualifications: readonly MarketQualification[]
  /** Share of requests answered within 48 hours; null with fewer than five requests. */
  readonly responseRate: number | null
  readonly vettingStatus: VettingStatus
  readonly status: ReviewStatus
  readonly paused: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A person of a company's team. */
export interface MarketMember {
  readonly key: string
  readonly uuid: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly role: TeamRole
  readonly picture: PictureSpec
}

/** A company of the demo market with its plan, in the domain's terms. */
export interface MarketCompany {
  readonly key: string
  readonly uuid: string
  readonly name: string
  readonly website: string
  readonly email: string
  readonly city: string
  readonly countryCode: string
  readonly employeeCount: CompanySize
  readonly seats: number
  readonly billedAnnually: boolean
  readonly accountType: 'trial' | 'paid'
  readonly trialEndsAt: Date | null
  readonly freeContactsUsed: number
  readonly subscriptionStatus: 'none' | 'active' | 'past_due' | 'cancelled' | 'suspended'
  readonly paidUntil: Date | null
  readonly verification: 'unverified' | 'domain_verified' | 'verified'
  readonly createdAt: Date
  /** The first is the admin who created it. */
  readonly members: readonly MarketMember[]
}

/** What to generate. The same input gives the same market. */
export interface MarketOptions {
  /** Number of contractors, including the handwritten ones, which are first. */
  readonly contractors: number
  /** Number of companies, including the handwritten ones, which are first. */
  readonly companies: number
  readonly now: Date
  readonly seed?: number
}

/** A market: a list of companies, and an iterable of contractors (every iteration yields the same people). */
export interface Market {
  readonly companies: readonly MarketCompany[]
  readonly contractors: Iterable<MarketContractor>
}
