import { DAY_MS, type Money, MONTHS_PER_YEAR, err, ok, type Result, roundHalfUp } from '../shared/index.ts'
import { getSizeBand } from './company-size-bands.ts'
import type { BasePrice } from './payment-regions.ts'
import { type Plan, PRICE_PARTS_PER_MINOR_UNIT, priceParts } from './pricing.ts'

/** The paid period. Both ends are instants; shares are counted in UTC days. */
export interface BillingPeriod {
  readonly start: Date
  readonly end: Date
}

/** The cost of a change today, and the date of the next payment. Rules: PLAN-6, PLAN-7. */
export interface PlanChangePreview {
  readonly amountDue: Money
  readonly nextPaymentDate: Date
}

export interface SeatChangePreview extends PlanChangePreview {
  readonly newSeatCount: number
  /** False if the change takes effect with the next period: fewer seats. */
  readonly effectiveImmediately: boolean
}

/** The message for an invalid seat count. Rule: PLAN-8. */
export const INVALID_SEAT_COUNT_MESSAGE = 'Invalid seat count'

const dayOf = (instant: Date): number => Math.floor(instant.getTime() / DAY_MS)

interface DaysLeft {
  readonly total: number
  readonly left: number
}

const daysLeft = (start: Date, end: Date, now: Date): DaysLeft => {
  const total = Math.max(1, dayOf(end) - dayOf(start))
  return { total, left: Math.min(total, Math.max(0, dayOf(end) - dayOf(now))) }
}

/** A period that was paid before it begins, so that the one before it still runs. */
const isPaidAhead = ({ start }: BillingPeriod, now: Date): boolean => dayOf(now) < dayOf(start)

/** The start of the period before, which is as many months long. */
const previousStart = ({ start, end }: BillingPeriod): Date => {
  const monthOf = (instant: Date): number => instant.getUTCFullYear() * MONTHS_PER_YEAR + instant.getUTCMonth()
  const before = new Date(start)
  before.setUTCMonth(start.getUTCMonth() - (monthOf(end) - monthOf(start)) - 1, 1)
  return addMonth(before, Math.max(start.getUTCDate(), end.getUTCDate()))
}

/** The UTC days that are paid, and how many of them are left: those of the period, and of the one before it while that still runs. */
export const periodDays = (period: BillingPeriod, now: Date): DaysLeft =>
  daysLeft(isPaidAhead(period, now) ? previousStart(period) : period.start, period.end, now)

/** The share of the price that is not used yet: over 1 while the period before still runs. Rules: PLAN-6, PLAN-7. */
const unusedShare = (period: BillingPeriod, now: Date): DaysLeft => {
  if (!isPaidAhead(period, now)) return periodDays(period, now)
  const { left, total } = daysLeft(previousStart(period), period.start, now)
  return { total, left: total + left }
}

/** The same day of the next year; 29 February becomes 28 February. */
export const addYear = (instant: Date): Date => {
  const next = new Date(instant)
  next.setUTCFullYear(instant.getUTCFullYear() + 1)
  if (next.getUTCMonth() !== instant.getUTCMonth()) next.setUTCDate(0)
  return next
}

/** That day of the next month; the 31st becomes the last day of a shorter one, and the 31st again after it. */
export const addMonth = (instant: Date, day: number = instant.getUTCDate()): Date => {
  const next = new Date(instant)
  next.setUTCMonth(instant.getUTCMonth() + 1, 1)
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(day, last))
  return next
}

/**
 * The cost today of changing from one plan to another; `fromNow` is false if it begins with the next period. Negative if the unused time is
 * worth more.
 */
export const quotePlanChange = (
  from: Plan,
  to: Plan,
  base: BasePrice,
  period: BillingPeriod,
  now: Date,
): PlanChangePreview & { readonly effectiveImmediately: boolean } => {
  const { total, left } = unusedShare(period, now)
  const due = (parts: number) => ({
    minor: roundHalfUp(parts, PRICE_PARTS_PER_MINOR_UNIT * total),
    currency: base.currency,
  })
  const unused = priceParts(from, base) * left
  if (to.billedAnnually && !from.billedAnnually) {
    const amountDue = due(priceParts(to, base) * total - unused)
    return { amountDue, nextPaymentDate: addYear(now), effectiveImmediately: true }
  }
  const more = priceParts(to, base) * left - unused
  const dearer = priceParts(to, base) > priceParts(from, base)
  return { amountDue: due(Math.max(0, more)), nextPaymentDate: period.end, effectiveImmediately: dearer }
}

/**
 * Quotes a change from monthly to annual: the annual price less the unused share of the month; the next payment is in a year. Rule: PLAN-6.
 */
export const quoteAnnualUpgrade = (
  plan: Plan,
  base: BasePrice,
  period: BillingPeriod,
  now: Date,
): PlanChangePreview => {
  const monthly = { ...plan, billedAnnually: false }
  const { amountDue, nextPaymentDate } = quotePlanChange(monthly, { ...plan, billedAnnually: true }, base, period, now)
  return { amountDue, nextPaymentDate }
}

export interface SeatChange {
  readonly plan: Plan
  readonly newSeatCount: number
  /** Seats taken by members and pending invites. */
  readonly seatsInUse: number
}

/**
 * Quotes a change of seats. More seats cost their price for the remaining share of the period; fewer cost nothing, take effect with the
 * next period and cannot be fewer than those in use. The next payment date does not change. 'invalid-seat-count': fewer than those in use,
 * more than the band allows, or not a whole number. Rules: PLAN-7, PLAN-8.
 */
export const quoteSeatChange = (
  { plan, newSeatCount, seatsInUse }: SeatChange,
  base: BasePrice,
  period: BillingPeriod,
  now: Date,
): Result<SeatChangePreview, 'invalid-seat-count'> => {
  const highest = getSizeBand(plan.size).maxUsers
  const fits = newSeatCount >= Math.max(1, seatsInUse) && newSeatCount <= highest
  if (!Number.isSafeInteger(newSeatCount) || !fits) return err('invalid-seat-count')
  return ok({ ...quotePlanChange(plan, { ...plan, seats: newSeatCount }, base, period, now), newSeatCount })
}
