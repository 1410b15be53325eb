import { isSigningUp, type SignUpStep } from '../identity/index.ts'

/** The state of the sign-up in the response of a login. */
export interface LoginResponse {
  readonly signingUp: boolean
  readonly signUpStep: SignUpStep
}

/**
 * The outcome of a login: 'payment' if only the payment is left, the current step of an unfinished sign-up, else 'complete'. Rule: ONB-12.
 */
export const loginOutcome = ({ signingUp, signUpStep }: LoginResponse): SignUpStep =>
  signingUp || signUpStep === 'payment' || signUpStep === 'verify_email' ? signUpStep : 'complete'

/** The facts that decide the step after a choice of plan. */
export interface PlanChoiceFacts {
  readonly step: SignUpStep
  readonly verified: boolean
  /** Whether the company is on trial after the choice. */
  readonly onTrial: boolean
  readonly hasBillingDetails: boolean
}

/**
 * The step after a plan was chosen during a sign-up. Rule: ONB-14.
 *
 * | chosen | from | to |
 * |---|---|---|
 * | a trial | any but `complete` | `verify_email`, or `complete` if the address is verified |
 * | to pay | `payment` | `payment` |
 * | to pay | `verify_email`, `subscription`, `billing` | `billing`, or `payment` if there are billing details |
 * | either | `complete` | `complete` |
 */
export const stepAfterPlanChoice = ({ hasBillingDetails, onTrial, step, verified }: PlanChoiceFacts): SignUpStep => {
  if (step === 'complete') return 'complete'
  if (onTrial) return verified ? 'complete' : 'verify_email'
  return step === 'payment' || hasBillingDetails ? 'payment' : 'billing'
}

/** The step after billing details were saved: only the payment is left. Rule: ONB-15. */
export const stepAfterBillingDetails = (step: SignUpStep): SignUpStep => (step === 'billing' ? 'payment' : step)

/** The step after the plan is paid, or its invoice is issued: the address may not be verified yet. Rule: ONB-15. */
export const stepAfterPayment = (step: SignUpStep, verified: boolean): SignUpStep =>
  isSigningUp(step) ? (verified ? 'complete' : 'verify_email') : step
