import type { CompanySize } from './company-size-bands.ts'

/** The facts of a company's plan that prices and entitlements depend on. */
export interface PlanFacts {
  readonly employeeCount: CompanySize
  readonly seats: number
  /** The lower number of seats from the next period on, if one was ordered. */
  readonly nextSeats: number | null
  readonly billedAnnually: boolean
  /** 'trial' until something is paid. */
  readonly accountType: 'trial' | 'paid'
  /** End of the trial, null if the company never had one. */
  readonly trialEndsAt: Date | null
  /** When its only trial began, also if it was removed again; null if there never was one. */
  readonly trialStartedAt: Date | null
  readonly freeContactsUsed: number
  readonly subscriptionStatus: 'none' | 'active' | 'past_due' | 'cancelled' | 'suspended'
  /** End of the paid period. */
  readonly paidUntil: Date | null
  readonly invoicePending: boolean
  /** The open invoice that is due first; null if none is open. */
  readonly waitingInvoiceNumber: string | null
  readonly waitingInvoiceDueAt: Date | null
}
