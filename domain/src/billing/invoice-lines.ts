import { dayWords, formatWhole, type Money } from '../shared/index.ts'
import type { InvoiceLine } from './invoice.ts'
import {
  type BasePrice,
  type BillingPeriod,
  type Plan,
  planCost,
  type PriceLine,
  priceLines,
  seatWords,
} from '../plans/index.ts'

const factor = ({ part, label, value }: PriceLine, { currency }: BasePrice): string => {
  if (part === 'base') return `${currency} ${formatWhole(value * 100)}`
  return part === 'seats' ? label : `${value} (${label.toLowerCase()})`
}

/** The arithmetic of a price in one line, as the screen shows it: 'USD 680 × 3 seats × 1 (company size 11-50)'. Rule: PLAN-4. */
export const arithmetic = (plan: Plan, base: BasePrice): string =>
  priceLines(plan, base)
    .map((line) => factor(line, base))
    .join(' × ')

const intervalWords = ({ billedAnnually }: Plan): string => (billedAnnually ? 'a year' : 'a month')

/** A plan for its interval. */
export const planLine = (plan: Plan, base: BasePrice): InvoiceLine => ({
  text: `Subscription for ${intervalWords(plan)}: company size ${plan.size}, ${seatWords(plan.seats)}`,
  detail: arithmetic(plan, base),
  quantity: 1,
  amount: planCost(plan, base),
})

/** Going to annual: the year, less what is unused of the month. `due` is their difference, so that the lines add up to the preview. */
export const annualUpgradeLines = (
  plan: Plan,
  base: BasePrice,
  period: BillingPeriod,
  due: Money,
): readonly InvoiceLine[] => {
  const year = planLine({ ...plan, billedAnnually: true }, base)
  const unused = { minor: due.minor - year.amount.minor, currency: due.currency }
  const until = dayWords(period.end)
  return [year, { text: `Unused time of the month until ${until}`, detail: null, quantity: 1, amount: unused }]
}

/** Seats that are added for the share of the period that is left. */
export const addedSeatsLine = (
  plan: Plan,
  added: number,
  base: BasePrice,
  period: BillingPeriod,
  due: Money,
): InvoiceLine => ({
  text: `${seatWords(added)} more until ${dayWords(period.end)}`,
  detail: `${arithmetic({ ...plan, seats: added }, base)}, for the days that are left`,
  quantity: 1,
  amount: due,
})
