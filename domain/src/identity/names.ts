import { maxLength, required } from '../shared/index.ts'

/** Longest first or last name, in characters. */
export const NAME_MAX_LENGTH = 100

/** Rules of a first or last name. */
export const nameRules = [required, maxLength(NAME_MAX_LENGTH)] as const

/** An address as it is kept and compared: trimmed, in lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

/** What the product says of an address that belongs to somebody. */
export const EMAIL_TAKEN_MESSAGE = 'This email address is already in use'
