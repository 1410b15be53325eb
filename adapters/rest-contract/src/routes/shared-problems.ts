import type { DeclaredProblem } from '../route.ts'

/** Refusals by the plan, with the reason as code. Rule: PLAN-17. */
export const planProblems = {
  'contact-requests-used-up': { status: 403, message: 'You have no more Free contact requests' },
  'trial-ended': { status: 403, message: 'Your trial, or the time to pay your first invoice, has ended' },
  'subscription-expired': { status: 403, message: 'Your subscription has expired' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** Rules: PLAN-13, PLAN-17, UI-12. */
export const bookmarkProblems = {
  'bookmarks-need-subscription': {
    status: 403,
    message: 'Please upgrade to a paid subscription in order to use this feature.',
  },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** Missing, or not visible to the caller. Rule: API-7. */
export const notFound = {
  'not-found': { status: 404, message: 'This could not be found.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

export const tooLargePicture = {
  'too-large': { status: 413, message: 'This picture is larger than 5 MB.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** Rule: IDEN-26. */
export const mailedJustNow = {
  'too-many': { status: 429, message: 'We have just sent a mail. Please try again in a moment.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** Rule: IDEN-46. */
export const passwordRequired = {
  'password-required': { status: 403, message: 'Please confirm that it is you with your password.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** Rule: IDEN-72. */
export const signInExpired = {
  'sign-in-expired': { status: 409, message: 'This sign-in took too long, or was finished already. Please try again.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** Rules: IDEN-11, PRIV-7. */
export const closedAccount = {
  'account-suspended': { status: 403, message: 'This account is suspended.' },
  'deletion-pending': {
    status: 403,
    message: 'You asked us to delete this account. You can still bring it back.',
  },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** Rule: IDEN-40. */
export const secondFactorRequired = {
  'two-factor-required': { status: 422, message: 'Please enter the code of your authenticator app.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** Rule: IDEN-62. */
export const passkeyRefused = {
  'passkey-refused': {
    status: 422,
    message: 'This passkey could not be used. Please try again, or sign in another way.',
  },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

export const invalidCredentials = {
  'invalid-credentials': { status: 422, message: 'This email address and password do not match.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** Rule: IDEN-10. */
export const tooManyFailures = {
  'too-many-failures': { status: 429, message: 'Too many attempts. Please try again later.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>
