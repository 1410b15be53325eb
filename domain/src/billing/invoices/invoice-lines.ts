import { formatDay, formatMinorShort, type Money } from '../../shared/index.ts'
import type { InvoiceLine } from './invoice.ts'
import {
  type BasePrice,
  type BillingPeriod,
  type Plan,
  planCost,
  type PriceLine,
  priceLines,
  formatSeats,
} from '../../plans/index.ts'

const formatFactor = ({ part, label, value }: PriceLine, { currency }: BasePrice): string => {
  if (part === 'base') return `${currency} ${formatMinorShort(value * 100)}`
  return part === 'seats' ? label : `${value} (${label.toLowerCase()})`
}

/** The calculation of a price in one line, as screens show it: 'USD 680 × 3 seats × 1 (company size 11-50)'. Rule: PLAN-4. */
export const formatPriceCalculation = (plan: Plan, base: BasePrice): string =>
  priceLines(plan, base)
    .map((line) => formatFactor(line, base))
    .join(' × ')

const formatInterval = ({ billedAnnually }: Plan): string => (billedAnnually ? 'a year' : 'a month')

/** The line of a plan for its interval. */
export const createPlanLine = (plan: Plan, base: BasePrice): InvoiceLine => ({
  text: `Subscription for ${formatInterval(plan)}: company size ${plan.size}, ${formatSeats(plan.seats)}`,
  detail: formatPriceCalculation(plan, base),
  quantity: 1,
  amount: planCost(plan, base),
})

/**
 * The lines of an upgrade to annual: the year, less the unused part of the month. `due` is their difference, so that the lines add up to
 * the preview.
 */
export const createAnnualUpgradeLines = (
  plan: Plan,
  base: BasePrice,
  period: BillingPeriod,
  due: Money,
): readonly InvoiceLine[] => {
  const year = createPlanLine({ ...plan, billedAnnually: true }, base)
  const unused = { minor: due.minor - year.amount.minor, currency: due.currency }
  const until = formatDay(period.end)
  return [year, { text: `Unused time of the month until ${until}`, detail: null, quantity: 1, amount: unused }]
}

/** The line of added seats for the remaining share of the period. */
export const createAddedSeatsLine = (
  plan: Plan,
  added: number,
  base: BasePrice,
  period: BillingPeriod,
  due: Money,
): InvoiceLine => ({
  text: `${formatSeats(added)} more until ${formatDay(period.end)}`,
  detail: `${formatPriceCalculation({ ...plan, seats: added }, base)}, for the days that are left`,
  quantity: 1,
  amount: due,
})
