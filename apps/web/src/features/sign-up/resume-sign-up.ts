import { loginOutcome } from '@guildhall/domain/onboarding'
import { isCompanySize } from '@guildhall/domain/plans'
import type { SessionAnswer } from '@guildhall/rest-contract/client'
import { savePendingSignUp } from '../billing/index.ts'
import { signUpPath } from './sign-up-steps.ts'

/**
 * Stores the temporary token of a user whose sign-up waits for a plan, and returns the path to continue at; null if nothing is left to do.
 * Rules: ONB-12, ONB-13.
 */
export function resumeSignUp(answer: SessionAnswer): string | null {
  const { billingInfo, company, signingUp, signUpStep, token, user } = answer
  const outcome = loginOutcome({ signingUp, signUpStep })
  if (outcome === 'complete') return null
  if (token === null || company === null || !isCompanySize(company.employeeCount)) return '/email-not-verified'
  const plan = { size: company.employeeCount, seats: company.seats, billedAnnually: company.billedAnually }
  savePendingSignUp({ token, email: user.email, plan, hasBillingDetails: billingInfo !== null })
  if (outcome === 'subscription') return signUpPath('subscription-details')
  return signUpPath(outcome === 'billing' ? 'billing-details' : 'payment-details')
}
