import type { Company } from '../../companies/index.ts'
import { addDays, err, ok, type Result, type Uuid } from '../../shared/index.ts'
import { SUSPEND_AFTER_DAYS } from '../../plans/index.ts'
import type { BillingPeriod, PaymentService, Plan } from '../../plans/index.ts'

/** How a company pays. */
export type PaymentMethod = 'card' | 'invoice'

/**
 * 'incomplete': started, nothing paid yet; 'active'; 'past_due': a renewal was not paid; 'suspended': not paid for 14 days; 'cancelled':
 * ends with the paid period, or has ended. Rule: BILL-4.
 */
export type SubscriptionStatus = 'incomplete' | 'active' | 'past_due' | 'suspended' | 'cancelled'

/** A company's subscription. A company has at most one that has not ended. Rule: BILL-4. */
export interface Subscription {
  readonly uuid: Uuid
  readonly companyUuid: Uuid
  readonly method: PaymentMethod
  /** The provider and its id, null if it is paid by invoice. */
  readonly service: PaymentService | null
  readonly customerId: string | null
  readonly subscriptionId: string | null
  readonly plan: Plan
  /** The lower number of seats from the next period on; null if unchanged. */
  readonly nextSeats: number | null
  /** The region whose price applies. */
  readonly region: string
  readonly status: SubscriptionStatus
  /** The paid period, null before the first payment. */
  readonly period: BillingPeriod | null
  readonly pastDueSince: Date | null
  /** Day of the month on which its periods begin; the last day of shorter months. */
  readonly anchorDay: number
  /** End of the period for whose renewal the payers were last notified. */
  readonly renewalNotifiedFor: Date | null
  readonly createdAt: Date
  /** When it ended finally, null while it runs or can be resumed. */
  readonly endedAt: Date | null
}

/**
 * The events of a subscription. 'paid' carries the newly paid period; 'ended' comes from the provider or at the end of a cancelled period.
 */
export type SubscriptionEvent =
  | { readonly type: 'paid'; readonly period: BillingPeriod }
  | { readonly type: 'renewal-failed' }
  | { readonly type: 'left-unpaid' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'resumed' }
  | { readonly type: 'ended' }

/** Whether a payment is late, so that the paid period is over. Rules: BILL-37, BILL-43. */
export const isPaymentLate = (status: SubscriptionStatus | 'none'): boolean =>
  status === 'past_due' || status === 'suspended'

/** Whether a plan in this state can be cancelled; 'none' is that of a company without a subscription. Rule: BILL-43. */
export const canBeCancelled = (status: SubscriptionStatus | 'none'): boolean =>
  status === 'active' || isPaymentLate(status)

const isPeriodRunning = ({ period }: Subscription, now: Date): boolean => period !== null && now < period.end

/** The seats at the start of a period. */
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
 * The state machine of a subscription; 'not-now' for transitions that are not allowed.
 *
 * | from | event | to |
 * |---|---|---|
 * | incomplete, active, past_due, suspended | paid | active |
 * | cancelled | paid | cancelled, with the paid period |
 * | active, past_due | renewal-failed | past_due |
 * | past_due, after 14 days | left-unpaid | suspended |
 * | active, past_due, suspended | cancelled | cancelled |
 * | cancelled, before its period ends | resumed | active |
 * | any that has not ended | ended | cancelled, finally |
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
      return canBeCancelled(status) ? ok({ ...subscription, status: 'cancelled' }) : err('not-now')
    case 'resumed':
      if (status !== 'cancelled' || !isPeriodRunning(subscription, now)) return err('not-now')
      return ok({ ...subscription, status: 'active' })
    case 'ended':
      return ok({ ...subscription, status: 'cancelled', endedAt: now })
  }
}

/** The facts of a company's plan that follow from its subscription, for entitlements. */
export const toCompanyPlanFacts = (
  subscription: Subscription,
): Pick<
  Company,
  'accountType' | 'billedAnnually' | 'employeeCount' | 'nextSeats' | 'paidUntil' | 'seats' | 'subscriptionStatus'
> | null =>
  subscription.period === null || subscription.status === 'incomplete'
    ? null
    : {
        accountType: 'paid',
        billedAnnually: subscription.plan.billedAnnually,
        employeeCount: subscription.plan.size,
        paidUntil: subscription.period.end,
        seats: subscription.plan.seats,
        nextSeats: subscription.endedAt === null ? subscription.nextSeats : null,
        subscriptionStatus: subscription.status,
      }
