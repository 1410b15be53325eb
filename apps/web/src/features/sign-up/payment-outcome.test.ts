import { describe, expect, it } from 'vitest'
import { getPaymentOutcome, type PaymentFacts } from './payment-outcome.ts'

const nothing: PaymentFacts = {
  session: null,
  isSigningUp: false,
  isCancelled: false,
  isPaid: false,
  isOverdue: false,
}
const admin: PaymentFacts = { ...nothing, session: { company: { role: 'admin' } } }

// BILL-12
describe('the page that the payment provider leads back to', () => {
  it.each<[string, PaymentFacts, string]>([
    ['asks a visitor to sign in', nothing, 'nobody'],
    ['tells a contractor that they pay for nobody', { ...nothing, session: { company: null } }, 'not-a-payer'],
    ['tells a viewer the same', { ...nothing, session: { company: { role: 'viewer' } } }, 'not-a-payer'],
    ['polls for an admin', admin, 'asking'],
    ['polls for a billing manager', { ...nothing, session: { company: { role: 'billing' } } }, 'asking'],
    ['polls during a sign-up', { ...nothing, isSigningUp: true }, 'asking'],
    ['shows a payment', { ...admin, isPaid: true }, 'paid'],
    ['shows that a payment is slow', { ...admin, isOverdue: true }, 'slow'],
    ['shows a cancelled checkout', { ...admin, isCancelled: true }, 'cancelled'],
    ['shows it during a sign-up', { ...nothing, isSigningUp: true, isCancelled: true }, 'cancelled'],
  ])('%s', (_fact, facts, outcome) => {
    expect(getPaymentOutcome(facts)).toBe(outcome)
  })
})
