import type { SignUpStep } from './account.ts'

/** What a login answers about the sign-up. */
export interface LoginResponse {
  readonly signingUp: boolean
  readonly signUpStep: SignUpStep
}

/**
 * Where a login leads: 'payment' where paying is what is left, the unfinished step of a sign-up that is under way, else 'complete'.
 * Source: product-spec §4 Session and login; D3.
 */
export const loginOutcome = ({ signingUp, signUpStep }: LoginResponse): SignUpStep =>
  signingUp || signUpStep === 'payment' || signUpStep === 'verify_email' ? signUpStep : 'complete'

/** Steps at which a login gets the temporary token instead of a session: the plan is not settled yet. Source: product-spec §4, §6. */
export const isSigningUp = (step: SignUpStep): boolean =>
  step === 'subscription' || step === 'billing' || step === 'payment'

/** The step after the address is verified; a plan that is not settled stays where it is. Source: D3. */
export const stepAfterVerification = (step: SignUpStep): SignUpStep => (step === 'verify_email' ? 'complete' : step)
