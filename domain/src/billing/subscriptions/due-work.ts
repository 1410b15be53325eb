import { addDays } from '../../shared/index.ts'
import { SUSPEND_AFTER_DAYS, type BillingPeriod } from '../../plans/index.ts'
import { INVOICE_DUE_DAYS } from '../invoices/create-invoice.ts'
import type { DueWork } from '../billing-repositories.port.ts'
import type { Subscription, SubscriptionStatus } from './subscription.ts'

/** Days before a card is charged for the next period on which the payers are notified. Rule: NOTE-18. */
export const RENEWAL_NOTICE_DAYS = 7

const isInvoiced = ({ method, status }: Subscription, ...wanted: readonly SubscriptionStatus[]): boolean =>
  method === 'invoice' && wanted.includes(status)

const isNoticeDue = ({ method, renewalNotifiedFor, status }: Subscription, { end }: BillingPeriod, now: Date) =>
  method === 'card' &&
  status === 'active' &&
  now < end &&
  end <= addDays(now, RENEWAL_NOTICE_DAYS) &&
  renewalNotifiedFor?.getTime() !== end.getTime()

/**
 * Whether work on a subscription is due. Lists of due work may be out of date by the time that the company's lock is held, so that it is
 * asked again under the lock. Whether the next period is invoiced already is for the invoices to say. Rule: BILL-38.
 */
export const isWorkDue = (work: DueWork, subscription: Subscription, now: Date): boolean => {
  const { endedAt, pastDueSince, period, status } = subscription
  if (endedAt !== null) return false
  if (work === 'suspension')
    return status === 'past_due' && pastDueSince !== null && addDays(pastDueSince, SUSPEND_AFTER_DAYS) <= now
  if (period === null) return false
  switch (work) {
    case 'renewal':
      return isInvoiced(subscription, 'active', 'past_due') && period.end <= addDays(now, INVOICE_DUE_DAYS)
    case 'renewal-notice':
      return isNoticeDue(subscription, period, now)
    case 'past-due':
      return isInvoiced(subscription, 'active') && period.end <= now
    case 'end':
      return isInvoiced(subscription, 'cancelled') && period.end <= now
  }
}
