import type { PlanFacts } from './plan-facts.ts'
import { addDays } from '../shared/index.ts'
import { TRIAL_FREE_CONTACTS } from './trial.constants.ts'

/** Active conversations can be answered for this long after a plan has ended. */
export const REPLY_AFTER_END_DAYS = 30

/** A subscription is suspended this long after it fell past due. Rule: BILL-5. */
export const SUSPEND_AFTER_DAYS = 14

/** Why a plan refuses contact; the codes of the REST contract. Rule: PLAN-17. */
export type EntitlementProblem = 'contact-requests-used-up' | 'trial-ended' | 'subscription-expired'

/** What a company may do now. Checked by every endpoint and screen. Rule: PLAN-10. */
export interface Entitlements {
  readonly search: boolean
  readonly contact: boolean
  readonly bookmarks: boolean
  /** Number of members who may contact. */
  readonly seats: number
  /** Free contact requests left in a trial, null if they are not limited. */
  readonly freeContactsLeft: number | null
  /** Until when replies in active conversations are allowed; null if rights have not ended, or never began: see `findReplyProblem`. */
  readonly replyUntil: Date | null
  readonly reason: EntitlementProblem | null
}

/** The facts of a company that its entitlements depend on. */
export type EntitlementFacts = Pick<
  PlanFacts,
  | 'accountType'
  | 'trialEndsAt'
  | 'freeContactsUsed'
  | 'subscriptionStatus'
  | 'paidUntil'
  | 'seats'
  | 'waitingInvoiceDueAt'
>

const isUnpaid = ({ subscriptionStatus }: EntitlementFacts): boolean =>
  subscriptionStatus === 'none' || subscriptionStatus === 'suspended'

/** Until when a paid plan gives entitlements: an unpaid renewal keeps them until the suspension. Null if no period was paid. */
const paidEntitlementsEnd = ({ subscriptionStatus, paidUntil }: EntitlementFacts): Date | null =>
  paidUntil === null || subscriptionStatus === 'cancelled' ? paidUntil : addDays(paidUntil, SUSPEND_AFTER_DAYS)

const paidEntitlements = (company: EntitlementFacts, now: Date): Entitlements => {
  const end = paidEntitlementsEnd(company)
  const runs = !isUnpaid(company) && (end === null || now < end)
  return {
    search: true,
    contact: runs,
    bookmarks: runs,
    seats: company.seats,
    freeContactsLeft: null,
    replyUntil: runs || end === null ? null : addDays(end, REPLY_AFTER_END_DAYS),
    reason: runs ? null : 'subscription-expired',
  }
}

/** A company that took no trial has the rights of one until its first invoice is due. Rule: PLAN-22. */
const trialEntitlements = (company: EntitlementFacts, now: Date): Entitlements => {
  const left = Math.max(0, TRIAL_FREE_CONTACTS - company.freeContactsUsed)
  const end = company.trialEndsAt ?? company.waitingInvoiceDueAt
  const ended = end === null || now >= end
  const lapsed: EntitlementProblem = end === null ? 'subscription-expired' : 'trial-ended'
  return {
    search: true,
    contact: !ended && left > 0,
    bookmarks: false,
    seats: company.seats,
    freeContactsLeft: left,
    replyUntil: ended && end !== null ? addDays(end, REPLY_AFTER_END_DAYS) : null,
    reason: ended ? lapsed : left === 0 ? 'contact-requests-used-up' : null,
  }
}

/**
 * What a company may do now. A trial allows contact for 14 days or 5 free requests, whichever ends first, and no bookmarks; a paid plan
 * allows everything until its period ends (14 days later if a renewal is unpaid); search is always allowed. Rules: PLAN-10, PLAN-11,
 * PLAN-12, PLAN-13, PLAN-15, PLAN-22.
 */
export const entitlements = (company: EntitlementFacts, now: Date): Entitlements =>
  company.accountType === 'paid' ? paidEntitlements(company, now) : trialEntitlements(company, now)

/**
 * Why the plan refuses replies in running conversations now, null if it allows them. They are allowed until 30 days after the end of
 * the rights; used up free requests do not stop them. Where rights never began there are none. Rules: PLAN-14, PLAN-16.
 */
export const findReplyProblem = (
  { reason, replyUntil }: Pick<Entitlements, 'reason' | 'replyUntil'>,
  now: Date,
): EntitlementProblem | null => {
  if (reason === null || reason === 'contact-requests-used-up') return null
  return replyUntil !== null && now <= replyUntil ? null : reason
}
