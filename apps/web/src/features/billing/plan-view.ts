import {
  type CompanySize,
  type BasePrice,
  isCompanySize,
  type BillingPeriod,
  type PaymentService,
  type Plan,
} from '@guildhall/domain/plans'
import type { PlanOverviewWire } from '@guildhall/rest-contract/client'

/** A company's plan and payments as its settings show them. */
export interface PlanView {
  readonly service: PaymentService
  readonly base: BasePrice
  readonly plan: Plan
  /** Seats from the next period on; null if they stay the same. */
  readonly nextSeats: number | null
  readonly seatsInUse: number
  /** Null before the first purchase, or after the plan has ended. */
  readonly method: 'card' | 'invoice' | null
  readonly status: PlanOverviewWire['status']
  readonly period: BillingPeriod | null
  readonly invoicePending: boolean
  /** The server's current date, from which days are counted. */
  readonly asOf: Date
}

const smallest: CompanySize = '1-10'

export const planFromWire = (wire: PlanOverviewWire): PlanView => ({
  service: wire.paymentService,
  base: wire.planBase,
  plan: {
    size: isCompanySize(wire.companySize) ? wire.companySize : smallest,
    seats: wire.seats,
    billedAnnually: wire.billedAnually,
  },
  nextSeats: wire.nextSeats,
  seatsInUse: wire.seatsInUse,
  method: wire.method,
  status: wire.status,
  period: wire.period && { start: new Date(wire.period.start), end: new Date(wire.period.end) },
  invoicePending: wire.invoicePending,
  asOf: new Date(wire.asOf),
})

/** The plan of the next period. */
export const getNextPlan = ({ nextSeats, plan }: PlanView): Plan => ({ ...plan, seats: nextSeats ?? plan.seats })
