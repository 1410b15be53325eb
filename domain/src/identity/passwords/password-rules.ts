import { maxLength, minLength, requiredUntrimmed, sameAs, type Rule } from '../../shared/index.ts'
import { isCommonPassword } from './common-passwords.ts'

export const PASSWORD_MIN_LENGTH = 10
export const PASSWORD_MAX_LENGTH = 128

/** A form that sets a password, with the names that the password must not be made of. */
export interface PasswordForm {
  readonly password: string
  readonly passwordConfirmation: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

export const COMMON_PASSWORD_MESSAGE = 'This password is too common'
export const OWN_NAME_PASSWORD_MESSAGE = 'The password must not be your own name or email address'

const lettersAndDigits = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether the password is only the person's own name or address with digits or signs around it. */
const isOwnNameOrEmail = (password: string, { firstName, lastName, email }: PasswordForm): boolean => {
  const core = lettersAndDigits(password).replaceAll(/^\d+|\d+$/g, '')
  const typed = lettersAndDigits(password)
  const own = [firstName + lastName, lastName + firstName, firstName, lastName, email, email.split('@')[0] ?? '']
  return own.map(lettersAndDigits).some((name) => name.length > 0 && (core === name || typed === name))
}

/**
 * Rules for a new password: 10 to 128 characters, not trimmed, neither common nor the person's own name or address. Used by sign-up,
 * invites and resets, on the server and in the browser. Rules: IDEN-2, IDEN-3, IDEN-4.
 */
export const passwordRules: readonly Rule<PasswordForm>[] = [
  requiredUntrimmed,
  minLength(PASSWORD_MIN_LENGTH),
  maxLength(PASSWORD_MAX_LENGTH),
  (value) => (typeof value === 'string' && isCommonPassword(value) ? COMMON_PASSWORD_MESSAGE : null),
  (value, form) => (typeof value === 'string' && isOwnNameOrEmail(value, form) ? OWN_NAME_PASSWORD_MESSAGE : null),
]

/** Rules for the confirmation of a password. */
export const passwordConfirmationRules: readonly Rule<PasswordForm>[] = [
  requiredUntrimmed,
  sameAs<PasswordForm>('password'),
]
