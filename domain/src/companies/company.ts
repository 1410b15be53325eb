import type { TeamRole } from '../identity/index.ts'
import type { PlanFacts } from '../plans/index.ts'
import type { Uuid } from '../shared/index.ts'

/** A company of employers, with the facts of its plan. Rule: PLAN-10. */
export interface Company extends PlanFacts {
  readonly uuid: Uuid
  readonly name: string
  readonly website: string | null
  readonly email: string | null
  readonly mobile: string | null
  readonly image: string | null
  readonly countryCode: string | null
  readonly verification: 'unverified' | 'domain_verified' | 'verified'
  /** Null if the sign-up did not ask for them. */
  readonly hiringPlans: HiringPlans | null
  readonly createdAt: Date
}

/** What an employer entered about their hiring plans during the sign-up. Rule: ONB-9. */
export interface HiringPlans {
  readonly roles: string
  readonly howSoon: string
  /** Number of people they want to hire. */
  readonly howMany: number | null
}

/** A member of a company's team. Rule: COMP-16. */
export interface TeamMember {
  readonly uuid: Uuid
  readonly companyUuid: Uuid
  readonly role: TeamRole
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Whether the address is verified. */
  readonly verified: boolean
  /** Whether an operator has suspended the account, which cannot sign in until that is lifted. Rule: MOD-37. */
  readonly suspended: boolean
  readonly profileImage: string | null
}
