import { getCompanyPlan, type Subscription } from '@guildhall/domain/billing'
import type { Company } from '@guildhall/domain/companies'
import { type BillingPeriod, type PaymentRegion, resolvePaymentRegion } from '@guildhall/domain/plans'
import { addDays } from '@guildhall/domain/shared'
import { PERIOD_DAYS } from './market/company-plan.ts'

/** The periods that a company has paid for, the first one first: back from the last one to its sign-up. */
export const listPaidPeriods = ({ billedAnnually, createdAt, paidUntil }: Company): readonly BillingPeriod[] => {
  const days = PERIOD_DAYS[billedAnnually ? 'year' : 'month']
  const periods: BillingPeriod[] = []
  for (let end = paidUntil; end !== null && addDays(end, -days) >= createdAt; end = addDays(end, -days))
    periods.unshift({ start: addDays(end, -days), end })
  return periods
}

export interface SubscriptionOptions {
  readonly now: Date
  readonly paymentRegions: readonly PaymentRegion[]
  readonly uuid: string
}

/**
 * The subscription behind these periods, null without periods: by card, so that no job invoices it, and unknown to any payment provider, so that
 * none is asked for it. Nobody is told of its renewal.
 */
export const toDemoSubscription = (
  company: Company,
  periods: readonly BillingPeriod[],
  { now, paymentRegions, uuid }: SubscriptionOptions,
): Subscription | null => {
  const [first, last] = [periods[0], periods.at(-1)]
  if (first === undefined || last === undefined) return null
  const isOver = last.end <= now
  return {
    uuid,
    companyUuid: company.uuid,
    method: 'card',
    service: null,
    customerId: null,
    subscriptionId: null,
    plan: getCompanyPlan(company),
    nextSeats: null,
    region: resolvePaymentRegion(company.countryCode, paymentRegions).region,
    status: company.subscriptionStatus === 'active' && !isOver ? 'active' : 'cancelled',
    period: last,
    pastDueSince: null,
    anchorDay: first.start.getUTCDate(),
    renewalNotifiedFor: last.end,
    createdAt: first.start,
    endedAt: isOver ? last.end : null,
  }
}
