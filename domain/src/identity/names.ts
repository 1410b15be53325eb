import { maxLength, plainName, required } from '../shared/index.ts'

/** Maximum length of a first or last name, in characters. */
export const NAME_MAX_LENGTH = 100

/** Rules of a first or last name. */
export const nameRules = [required, maxLength(NAME_MAX_LENGTH), plainName] as const

/** An address as it is stored and compared: trimmed, in lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

/** The message for an address that another account has. */
export const EMAIL_TAKEN_MESSAGE = 'This email address is already in use'
