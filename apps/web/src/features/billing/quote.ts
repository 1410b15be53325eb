import {
  type BillingPeriod,
  type Plan,
  periodDays,
  quotePlanChange,
  planCost,
  formatSeats,
} from '@guildhall/domain/plans'
import { moneyFromMajor } from '@guildhall/domain/shared'
import type { PlanChangePreviewWire } from '@guildhall/rest-contract/client'
import type { PlanView } from './plan-view.ts'
import { formatAmount } from './format-plan.ts'
import { formatDate } from '../../shared/format/formats.ts'
import { formatPriceFormula } from './components/PriceCard/index.ts'
import { t } from '../../shared/i18n/index.ts'

/** What a change costs today, in minor units, and when the next payment is. */
export interface Quote {
  readonly amountDue: number
  readonly currency: string
  readonly nextPaymentDate: Date
  /** False where it begins with the next period. */
  readonly isImmediate: boolean
}

export const quoteFromWire = ({ amountDue, currency, fromNow, nextPaymentDate }: PlanChangePreviewWire): Quote => ({
  amountDue: moneyFromMajor(amountDue, currency).minor,
  currency,
  nextPaymentDate: new Date(nextPaymentDate),
  isImmediate: fromNow,
})

/** The quote by the domain's own arithmetic: at once, and all there is where an invoice pays. Rules: PLAN-6, PLAN-7. */
export const toQuote = ({ asOf, base, plan }: PlanView, period: BillingPeriod, wanted: Plan): Quote => {
  const { amountDue, effectiveImmediately, nextPaymentDate } = quotePlanChange(plan, wanted, base, period, asOf)
  return { amountDue: amountDue.minor, currency: base.currency, nextPaymentDate, isImmediate: effectiveImmediately }
}

/** One line of what is due; null where there is no sum. */
export interface QuoteLine {
  readonly id: string
  readonly label: string
  readonly amount: number
}

/** The year, less what is left of the month: their sum is what is due. */
export const annualLines = (
  { asOf, base }: PlanView,
  period: BillingPeriod,
  wanted: Plan,
  quote: Quote,
): readonly QuoteLine[] => {
  const year = planCost(wanted, base).minor
  const { left, total } = periodDays(period, asOf)
  return [
    { id: 'year', label: t('A year, {arithmetic}', { arithmetic: formatPriceFormula(wanted, base) }), amount: year },
    {
      id: 'unused',
      label: t('{left} of {total} days left of this month', { left, total }),
      amount: quote.amountDue - year,
    },
  ]
}

/** More seats for the days that are left. */
export const seatLines = (
  { asOf, plan }: PlanView,
  period: BillingPeriod,
  wanted: Plan,
  quote: Quote,
): readonly QuoteLine[] => {
  const { left, total } = periodDays(period, asOf)
  const added = wanted.seats - plan.seats
  if (added <= 0) return []
  return [
    {
      id: 'added',
      label: t('{seat} more, {left} of {total} days', { seat: formatSeats(added), left, total }),
      amount: quote.amountDue,
    },
  ]
}

/** "USD 2,040.00 a month from 10 December 2026: 680 × 3 × 1 = 2,040" */
export const formatNextPayments = ({ base }: PlanView, wanted: Plan, quote: Quote): string => {
  const { currency, minor } = planCost(wanted, base)
  const every = wanted.billedAnnually ? t('a year') : t('a month')
  return t('{sum} {every} from {date}: {arithmetic}', {
    sum: formatAmount(minor, currency),
    every,
    date: formatDate(quote.nextPaymentDate),
    arithmetic: formatPriceFormula(wanted, base),
  })
}
