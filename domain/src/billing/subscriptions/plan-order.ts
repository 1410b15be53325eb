import type { Company } from '../../companies/index.ts'
import {
  hasErrors,
  invalid,
  err,
  ok,
  oneOf,
  required,
  type Result,
  type Rules,
  validate,
  type ValidationErrors,
} from '../../shared/index.ts'
import {
  COMPANY_SIZES,
  getSizeBand,
  INVALID_SEAT_COUNT_MESSAGE,
  isCompanySize,
  isSeatCount,
  type Plan,
  type PlanChoiceTeam,
  seatCountRules,
  TEAM_TOO_LARGE_MESSAGE,
} from '../../plans/index.ts'

/** An order of a plan, as submitted. Rule: PLAN-5. */
export interface PlanOrder {
  readonly companySize: string
  readonly interval: string
  readonly quantity: number
  /** ISO 4217; only if the call has one. */
  readonly currency?: string
}

/** The billing intervals. */
export const PLAN_INTERVALS = ['month', 'year'] as const

/** The rules of an order, except those that need the company. Rule: BILL-10. */
export const planOrderRules = {
  companySize: [required, oneOf(COMPANY_SIZES)],
  interval: [required, oneOf(PLAN_INTERVALS)],
  quantity: seatCountRules,
} as const satisfies Rules<PlanOrder>

/** The team that an order must fit. */
export type OrderTeam = Omit<PlanChoiceTeam, 'company'>

const fieldErrors = (order: PlanOrder, currency: string): ValidationErrors =>
  validate<PlanOrder>(order, {
    companySize: planOrderRules.companySize,
    interval: planOrderRules.interval,
    ...(order.currency === undefined ? {} : { currency: [oneOf([currency])] }),
  })

const sizeErrors = ({ companySize }: PlanOrder, { people }: OrderTeam): ValidationErrors =>
  isCompanySize(companySize) && people > getSizeBand(companySize).maxUsers
    ? { companySize: [TEAM_TOO_LARGE_MESSAGE] }
    : {}

const seatErrors = ({ companySize, quantity }: PlanOrder, { seatsInUse }: OrderTeam): ValidationErrors =>
  isSeatCount(quantity, companySize, seatsInUse) ? {} : { quantity: [INVALID_SEAT_COUNT_MESSAGE] }

/**
 * Converts an order to a plan, or returns all its errors: size, interval and currency must be in their lists, the size large enough
 * for the team, seats within the band and not fewer than those in use. Rules: BILL-10, BILL-36.
 */
export const toPlan = (order: PlanOrder, currency: string, team: OrderTeam): Result<Plan, 'invalid'> => {
  const errors = { ...fieldErrors(order, currency), ...sizeErrors(order, team), ...seatErrors(order, team) }
  if (hasErrors(errors) || !isCompanySize(order.companySize)) return invalid(errors)
  return ok({ size: order.companySize, seats: order.quantity, billedAnnually: order.interval === 'year' })
}

/** The plan that a company has bought or chosen. */
export const getCompanyPlan = ({ employeeCount, seats, billedAnnually }: Company): Plan => ({
  size: employeeCount,
  seats,
  billedAnnually,
})

/** Whether two plans are the same in size, seats and interval. */
export const isSamePlan = (one: Plan, other: Plan): boolean =>
  one.size === other.size && one.seats === other.seats && one.billedAnnually === other.billedAnnually

/** Checks a change of a running plan: seats, size, or from monthly to annual; back to monthly only after it has ended. */
export const checkPlanChange = (from: Plan, to: Plan): Result<null, 'not-now'> =>
  (from.billedAnnually && !to.billedAnnually) || isSamePlan(from, to) ? err('not-now') : ok(null)
