import type { CompanySize } from './company-size-bands.ts'

/** What a company's plan is made of: all that prices and rights depend on. */
export interface PlanFacts {
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
}
