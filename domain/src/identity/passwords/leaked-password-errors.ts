import type { ValidationErrors } from '../../shared/index.ts'
import type { LeakedPasswords } from './leaked-passwords.port.ts'

export const LEAKED_PASSWORD_MESSAGE =
  'This password is known from a leak of another service. Please choose another one'

/** The error of a new password that keeps to the rules and is known from a leak. Rule: IDEN-53. */
export const leakedPasswordErrors = async (
  { leakedPasswords }: { readonly leakedPasswords: LeakedPasswords },
  password: string,
): Promise<ValidationErrors> =>
  (await leakedPasswords.includes(password)) ? { password: [LEAKED_PASSWORD_MESSAGE] } : {}
