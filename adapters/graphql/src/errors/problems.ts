/** The types of refusals in the schema. */
export type RefusalType =
  | 'AccessRefused'
  | 'InvalidInput'
  | 'NotFound'
  | 'PasswordRequired'
  | 'PlanRefused'
  | 'StateConflict'

interface Described {
  readonly type: RefusalType
  readonly message: string
}

/** Every problem that a field may be refused with: its type, and its message. The codes are those of the REST contract. Rule: API-47. */
export const PROBLEMS = {
  unauthenticated: { type: 'AccessRefused', message: 'Please sign in.' },
  forbidden: { type: 'AccessRefused', message: 'You may not do this.' },
  'email-not-verified': { type: 'AccessRefused', message: 'Please verify your email address first.' },
  'not-verified': { type: 'AccessRefused', message: 'Please verify your email address first.' },
  'insufficient-scope': { type: 'AccessRefused', message: 'This token does not have the scope for this.' },
  'not-found': { type: 'NotFound', message: 'This could not be found.' },
  invalid: { type: 'InvalidInput', message: 'Please check what you entered.' },
  'password-required': { type: 'PasswordRequired', message: 'Please confirm that it is you with your password.' },
  'contact-requests-used-up': { type: 'PlanRefused', message: 'You have no more Free contact requests' },
  'trial-ended': { type: 'PlanRefused', message: 'Your trial, or the time to pay your first invoice, has ended' },
  'subscription-expired': { type: 'PlanRefused', message: 'Your subscription has expired' },
  'search-limit-reached': {
    type: 'PlanRefused',
    message: 'Your trial has reached its limit of searches for today. Please try again tomorrow.',
  },
  'bookmarks-need-subscription': {
    type: 'PlanRefused',
    message: 'Please upgrade to a paid subscription in order to use this feature.',
  },
  claimed: { type: 'StateConflict', message: 'Another operator looks at this now.' },
  'not-claimed': { type: 'StateConflict', message: 'Please take this first.' },
  'changed-meanwhile': { type: 'StateConflict', message: 'This has been changed since you opened it.' },
  'list-full': { type: 'StateConflict', message: 'This list has as many entries as a list may have.' },
  'too-many-synonyms': {
    type: 'StateConflict',
    message: 'There are 2,000 groups of synonyms. Please remove one first.',
  },
  'mail-not-repeatable': { type: 'StateConflict', message: 'Mails of this kind are not sent again.' },
  'recipient-gone': {
    type: 'StateConflict',
    message: 'This person is suspended or deleted, and gets no mail.',
  },
  'nothing-to-send': {
    type: 'StateConflict',
    message: 'There is nothing to send any more: it has changed since, has expired, or the person does not want it.',
  },
  'not-now': { type: 'StateConflict', message: 'This is in a state that does not allow this.' },
} as const satisfies Readonly<Record<string, Described>>

/** A problem that fields are refused with. */
export type RefusedProblem = keyof typeof PROBLEMS
