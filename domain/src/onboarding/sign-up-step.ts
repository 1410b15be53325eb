import { isSigningUp, type SignUpStep } from '../identity/index.ts'

/** What a login answers about the sign-up. */
export interface LoginResponse {
  readonly signingUp: boolean
  readonly signUpStep: SignUpStep
}

/**
 * Where a login leads: 'payment' where paying is what is left, the unfinished step of a sign-up that is under way, else 'complete'.
 * Rule: ONB-12.
 */
export const loginOutcome = ({ signingUp, signUpStep }: LoginResponse): SignUpStep =>
  signingUp || signUpStep === 'payment' || signUpStep === 'verify_email' ? signUpStep : 'complete'

/** What a choice of plan leaves to do. */
export interface PlanChoiceFacts {
  readonly step: SignUpStep
  readonly verified: boolean
  /** Whether the company stands on its trial after the choice. */
  readonly onTrial: boolean
  readonly hasBillingDetails: boolean
}

/**
 * The step after a plan was chosen during a sign-up. Rule: ONB-14.
 *
 * | chosen | from | to |
 * |---|---|---|
 * | a trial | any but `complete` | `verify_email`, or `complete` where the address is verified |
 * | to pay | `payment` | `payment` |
 * | to pay | `verify_email`, `subscription`, `billing` | `billing`, or `payment` where the billing details stand |
 * | either | `complete` | `complete` |
 */
export const stepAfterPlanChoice = ({ hasBillingDetails, onTrial, step, verified }: PlanChoiceFacts): SignUpStep => {
  if (step === 'complete') return 'complete'
  if (onTrial) return verified ? 'complete' : 'verify_email'
  return step === 'payment' || hasBillingDetails ? 'payment' : 'billing'
}

/** The step after billing details were saved: paying is what is left. Rule: ONB-15. */
export const stepAfterBillingDetails = (step: SignUpStep): SignUpStep => (step === 'billing' ? 'payment' : step)

/** The step after the plan is paid, or its invoice is issued: only the address may still wait to be verified. Rule: ONB-15. */
export const stepAfterPayment = (step: SignUpStep, verified: boolean): SignUpStep =>
  isSigningUp(step) ? (verified ? 'complete' : 'verify_email') : step
