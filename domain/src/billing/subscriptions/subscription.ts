import type { Company } from '../../companies/index.ts'
import { addDays, err, ok, type Result, type Uuid } from '../../shared/index.ts'
import { SUSPEND_AFTER_DAYS } from '../../plans/index.ts'
import type { BillingPeriod, PaymentService, Plan } from '../../plans/index.ts'

/** How a company pays. */
export type PaymentMethod = 'card' | 'invoice'

/**
 * 'incomplete': begun, nothing paid yet; 'active'; 'past_due': a renewal was not paid; 'suspended': and not for 14 days;
 * 'cancelled': ends with what was paid for, or has ended. Rule: BILL-4.
 */
export type SubscriptionStatus = 'incomplete' | 'active' | 'past_due' | 'suspended' | 'cancelled'

/** What a company has bought. A company has at most one that has not ended. Rule: BILL-4. */
export interface Subscription {
  readonly uuid: Uuid
  readonly companyUuid: Uuid
  readonly method: PaymentMethod
  /** The provider's names for it, null for one that is paid by invoice. */
  readonly service: PaymentService | null
  readonly customerId: string | null
  readonly subscriptionId: string | null
  readonly plan: Plan
  /** Fewer seats from the next period on; null where nothing changes. */
  readonly nextSeats: number | null
  /** Region that the price is of. */
  readonly region: string
  readonly status: SubscriptionStatus
  /** What is paid for now, null before the first payment. */
  readonly period: BillingPeriod | null
  readonly pastDueSince: Date | null
  /** Day of the month that its periods begin on; the last one where a month is shorter. */
  readonly anchorDay: number
  /** End of the period of whose renewal the payers were told last. */
  readonly renewalNotifiedFor: Date | null
  readonly createdAt: Date
  /** When it stopped for good, null while it runs or can be resumed. */
  readonly endedAt: Date | null
}

/**
 * What may happen to a subscription. 'paid' carries the period that is paid for from then on; 'ended' is the provider's last word, or the
 * end of a cancelled period.
 */
export type SubscriptionEvent =
  | { readonly type: 'paid'; readonly period: BillingPeriod }
  | { readonly type: 'renewal-failed' }
  | { readonly type: 'left-unpaid' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'resumed' }
  | { readonly type: 'ended' }

const isRunning = ({ status, endedAt }: Subscription): boolean => endedAt === null && status !== 'incomplete'

const isPeriodRunning = ({ period }: Subscription, now: Date): boolean => period !== null && now < period.end

/** The seats that a period begins with. */
const seatsForPeriod = (
  subscription: Subscription,
  period: BillingPeriod,
): Pick<Subscription, 'plan' | 'nextSeats'> => {
  const { nextSeats, plan } = subscription
  const begins = subscription.period !== null && period.start >= subscription.period.end
  return nextSeats !== null && begins ? { plan: { ...plan, seats: nextSeats }, nextSeats: null } : { plan, nextSeats }
}

const applyPayment = (subscription: Subscription, period: BillingPeriod): Subscription => ({
  ...subscription,
  ...seatsForPeriod(subscription, period),
  status: subscription.status === 'cancelled' ? 'cancelled' : 'active',
  period: subscription.period !== null && period.end < subscription.period.end ? subscription.period : period,
  pastDueSince: null,
})

/**
 * What an event makes of a subscription; 'not-now' where it cannot happen.
 *
 * | from | event | to |
 * |---|---|---|
 * | incomplete, active, past_due, suspended | paid | active |
 * | cancelled | paid | cancelled, with the period that was paid |
 * | active, past_due | renewal-failed | past_due |
 * | past_due, 14 days on | left-unpaid | suspended |
 * | active, past_due, suspended | cancelled | cancelled |
 * | cancelled, before its period ends | resumed | active |
 * | any that has not ended | ended | cancelled, for good |
 *
 * Rule: BILL-4.
 */
export const changeSubscription = (
  subscription: Subscription,
  event: SubscriptionEvent,
  now: Date,
): Result<Subscription, 'not-now'> => {
  const { status } = subscription
  if (subscription.endedAt !== null) return err('not-now')
  switch (event.type) {
    case 'paid':
      return ok(applyPayment(subscription, event.period))
    case 'renewal-failed':
      if (status === 'past_due') return ok(subscription)
      return status === 'active' ? ok({ ...subscription, status: 'past_due', pastDueSince: now }) : err('not-now')
    case 'left-unpaid': {
      const due = subscription.pastDueSince
      if (status !== 'past_due' || due === null || now < addDays(due, SUSPEND_AFTER_DAYS)) return err('not-now')
      return ok({ ...subscription, status: 'suspended' })
    }
    case 'cancelled':
      return isRunning(subscription) ? ok({ ...subscription, status: 'cancelled' }) : err('not-now')
    case 'resumed':
      if (status !== 'cancelled' || !isPeriodRunning(subscription, now)) return err('not-now')
      return ok({ ...subscription, status: 'active' })
    case 'ended':
      return ok({ ...subscription, status: 'cancelled', endedAt: now })
  }
}

/** The company's facts that follow from its subscription; entitlements read them. */
export const toCompanyPlanFacts = (
  subscription: Subscription,
): Pick<
  Company,
  'accountType' | 'billedAnnually' | 'employeeCount' | 'paidUntil' | 'seats' | 'subscriptionStatus'
> | null =>
  subscription.period === null || subscription.status === 'incomplete'
    ? null
    : {
        accountType: 'paid',
        billedAnnually: subscription.plan.billedAnnually,
        employeeCount: subscription.plan.size,
        paidUntil: subscription.period.end,
        seats: subscription.plan.seats,
        subscriptionStatus: subscription.status,
      }
