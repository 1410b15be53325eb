import type { CompanyWire } from '@guildhall/rest-contract/client'
import { canPay } from '../billing/index.ts'

/**
 * The status of a payment on the provider's return page: still polling, paid, without an answer after a minute, cancelled by the payer, of
 * no concern to the signed-in user, who pays for nobody, or unknown because no payer is signed in or signing up.
 */
export type PaymentOutcome = 'asking' | 'paid' | 'slow' | 'cancelled' | 'not-a-payer' | 'nobody'

export interface PaymentFacts {
  /** The signed-in user; null for a visitor. */
  readonly session: { readonly company: Pick<CompanyWire, 'role'> | null } | null
  /** The visitor is in a sign-up that waits for its payment. */
  readonly isSigningUp: boolean
  readonly isCancelled: boolean
  readonly isPaid: boolean
  readonly isOverdue: boolean
}

/** Nobody who is signed in is asked to sign in. Rule: BILL-12. */
export function getPaymentOutcome({
  isCancelled,
  isOverdue,
  isPaid,
  isSigningUp,
  session,
}: PaymentFacts): PaymentOutcome {
  if (!isSigningUp) {
    if (session === null) return 'nobody'
    if (session.company === null || !canPay(session.company)) return 'not-a-payer'
  }
  if (isCancelled) return 'cancelled'
  if (isPaid) return 'paid'
  return isOverdue ? 'slow' : 'asking'
}
