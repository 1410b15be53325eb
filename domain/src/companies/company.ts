import type { TeamRole } from '../identity/index.ts'
import type { PlanFacts } from '../plans/index.ts'
import type { Uuid } from '../shared/index.ts'

/** A company of employers with its plan's facts. Rule: PLAN-10. */
export interface Company extends PlanFacts {
  readonly uuid: Uuid
  readonly name: string
  readonly website: string | null
  readonly email: string | null
  readonly mobile: string | null
  readonly image: string | null
  readonly countryCode: string | null
  readonly verification: 'unverified' | 'domain_verified' | 'verified'
  /** Null where nobody was asked. */
  readonly hiringPlans: HiringPlans | null
  readonly createdAt: Date
}

/** What an employer said of their hiring when they signed up, in their own words. Rule: ONB-9. */
export interface HiringPlans {
  readonly roles: string
  readonly howSoon: string
  /** People they want to hire. */
  readonly howMany: number | null
}

/** One person of a company's team. Rule: COMP-16. */
export interface TeamMember {
  readonly uuid: Uuid
  readonly companyUuid: Uuid
  readonly role: TeamRole
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Whether the address is verified. */
  readonly verified: boolean
  readonly profileImage: string | null
}
