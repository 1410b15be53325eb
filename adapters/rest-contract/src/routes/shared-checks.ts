// What the server checks of a request that JSON Schema cannot say; the documents of several calls list it. Rule: API-22.

/** Rules: IDEN-3, IDEN-4. */
export const passwordChecks = [
  '`password_confirmation` equals `password`.',
  '`password` is not a common one, nor made of the own name or email address.',
] as const

/** Rule: IDEN-36. */
export const mobileCheck = '`mobile` is a number that can exist in its country; without a prefix, that of the caller.'

/** Rule: FILE-6. */
export const ownFileCheck = (field: string): string => `\`${field}\` is a file that the caller has uploaded for this.`

/** Rule: CONV-31. */
export const startDateCheck = '`startDate` is today or later.'

/** Rule: PROF-13. */
export const workExperienceChecks = [
  '`start_date` and `end_date` are not in the future.',
  '`end_date` is not before `start_date`; it is ignored for current work.',
] as const

/** Rule: PROF-14. */
export const qualificationChecks = [
  '`date_graduated` is not in the future; it is ignored while the course is being completed.',
] as const

/** Rule: PLAN-18. */
export const seatsCheck = (field: string): string => `\`${field}\` is not fewer than the seats in use.`

/** Rule: CONV-53. */
export const placeholderChecks = [
  'Double braces in `text` enclose a known placeholder; a single brace is a character like any other.',
] as const
