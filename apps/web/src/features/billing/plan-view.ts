import {
  type CompanySize,
  type BasePrice,
  isCompanySize,
  type BillingPeriod,
  type PaymentService,
  type Plan,
} from '@guildhall/domain/plans'
import type { PlanOverviewWire } from '@guildhall/rest-contract/client'

/** What a company pays, as its settings show it. */
export interface PlanView {
  readonly service: PaymentService
  readonly base: BasePrice
  readonly plan: Plan
  /** Seats from the next period on; null where nothing changes. */
  readonly nextSeats: number | null
  readonly seatsInUse: number
  /** Null where nothing was bought yet, or it has ended. */
  readonly method: 'card' | 'invoice' | null
  readonly status: PlanOverviewWire['status']
  readonly period: BillingPeriod | null
  readonly invoicePending: boolean
  /** The server's today: days are counted from it. */
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

/** The plan that the next period is paid for. */
export const getNextPlan = ({ nextSeats, plan }: PlanView): Plan => ({ ...plan, seats: nextSeats ?? plan.seats })
