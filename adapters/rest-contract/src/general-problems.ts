/** An error that any call may return. */
export interface GeneralProblem {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 503
  readonly message: string
}

/** Errors that every call may return besides its declared problems, by code. Rule: API-11. */
export const generalProblems = {
  unreadable: { status: 400, message: 'This request could not be read.' },
  unauthenticated: { status: 401, message: 'Unauthenticated.' },
  forbidden: { status: 403, message: 'You may not do this.' },
  'view-only': {
    status: 403,
    message: 'You look as somebody else: nothing can be changed, and messages and offers stay closed.',
  },
  'email-not-verified': { status: 403, message: 'Please verify your email address first.' },
  'foreign-origin': { status: 403, message: 'This request came from another site.' },
  'not-found': { status: 404, message: 'This could not be found.' },
  'method-not-allowed': { status: 405, message: 'This cannot be done here.' },
  'still-running': { status: 409, message: 'We are still working on this. Please try again in a moment.' },
  'too-large': { status: 413, message: 'This is too large.' },
  'unsupported-type': { status: 415, message: 'Please send this as JSON.' },
  'unknown-host': { status: 421, message: 'This site is not served here.' },
  invalid: { status: 422, message: 'Please check what you entered.' },
  'idempotency-key-reused': {
    status: 422,
    message: 'This was sent before with other contents. Please try again.',
  },
  'too-many-requests': { status: 429, message: 'That was a lot at once. Please try again in a moment.' },
  'internal-error': { status: 500, message: 'There seems to have been an issue, please try again.' },
  unavailable: { status: 503, message: 'We cannot reach a part of Guildhall. Please try again in a moment.' },
} as const satisfies Readonly<Record<string, GeneralProblem>>

/** The code of a general problem. */
export type GeneralProblemName = keyof typeof generalProblems
