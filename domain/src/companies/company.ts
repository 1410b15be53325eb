import type { Uuid } from '../shared/index.ts'

/** A company of employers with its plan's facts. Source: product-spec §3; D9. */
export interface Company {
  readonly uuid: Uuid
  readonly name: string
  readonly website: string | null
  readonly email: string | null
  readonly mobile: string | null
  readonly image: string | null
  readonly employeeCount: CompanySize
  readonly seats: number
  readonly billedAnnually: boolean
  /** 'trial' until something is paid. */
  readonly accountType: 'trial' | 'paid'
  /** End of the trial, null where the company never had one. */
  readonly trialEndsAt: Date | null
  /** When its one trial began, kept also where it was taken out again; null where there never was one. */
  readonly trialStartedAt: Date | null
  readonly freeContactsUsed: number
  readonly subscriptionStatus: 'none' | 'active' | 'past_due' | 'cancelled' | 'suspended'
  /** Until when what was paid gives rights. */
  readonly paidUntil: Date | null
  readonly invoicePending: boolean
  readonly countryCode: string | null
  readonly verification: 'unverified' | 'domain_verified' | 'verified'
  /** Null where nobody was asked. */
  readonly hiringPlans: HiringPlans | null
  readonly createdAt: Date
}

/** What an employer said of their hiring when they signed up, in their own words. Source: D3. */
export interface HiringPlans {
  readonly roles: string
  readonly howSoon: string
  /** People they want to hire. */
  readonly howMany: number | null
}

/** The size bands that plans are priced by. Source: product-spec §9. */
export type CompanySize = '1-10' | '11-50' | '51-200' | '201-500' | '501-1000' | '1000+'

/** What a member of a company may do. Source: D7. */
export type TeamRole = 'admin' | 'recruiter' | 'viewer' | 'billing'

/** One person of a company's team. Source: product-spec §3. */
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
