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

/** The cost of a change today, in minor units, and the date of the next payment. */
export interface Quote {
  readonly amountDue: number
  readonly currency: string
  readonly nextPaymentDate: Date
  /** False if the change applies from the next period. */
  readonly isImmediate: boolean
}

export const quoteFromWire = ({ amountDue, currency, fromNow, nextPaymentDate }: PlanChangePreviewWire): Quote => ({
  amountDue: moneyFromMajor(amountDue, currency).minor,
  currency,
  nextPaymentDate: new Date(nextPaymentDate),
  isImmediate: fromNow,
})

/** The quote by the domain's calculation: shown at once, and the only one for plans paid by invoice. Rules: PLAN-6, PLAN-7. */
export const toQuote = ({ asOf, base, plan }: PlanView, period: BillingPeriod, wanted: Plan): Quote => {
  const { amountDue, effectiveImmediately, nextPaymentDate } = quotePlanChange(plan, wanted, base, period, asOf)
  return { amountDue: amountDue.minor, currency: base.currency, nextPaymentDate, isImmediate: effectiveImmediately }
}

/** One line of the amount due. */
export interface QuoteLine {
  readonly id: string
  readonly label: string
  readonly amount: number
}

/** The annual price, less the rest of the month: the sum is the amount due. */
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

/** More seats for the remaining days. */
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
