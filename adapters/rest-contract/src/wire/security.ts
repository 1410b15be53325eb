import { CODE_PATTERN } from '@guildhall/domain/identity'
import { z } from 'zod'
import { constrained } from './constrained.ts'
import { email, newPassword, ownPassword } from './credentials.ts'
import { MOBILE_EXAMPLES } from './examples.ts'
import { instant, text } from './fields.ts'

/** The new password, authorised by a mailed link. Rule: IDEN-29. */
export const passwordResetForm = z
  .object({ email, token: constrained(text, { presence: 'not-blank' }), ...newPassword })
  .meta({ id: 'PasswordResetForm' })

/** The new password, authorised by the current one. */
export const passwordForm = z.object({ current_password: ownPassword, ...newPassword }).meta({ id: 'PasswordForm' })

export const mobileForm = z
  .object({ mobile: constrained(text, { presence: 'not-blank', examples: MOBILE_EXAMPLES }) })
  .meta({ id: 'MobileForm' })

/** A stored phone number: E.164. */
export const mobileAnswer = z.object({ mobile: z.string() })

/** A code as typed. */
export const codeForm = z.object({ otp: constrained(text, { pattern: CODE_PATTERN }) }).meta({ id: 'CodeForm' })

/** The token of the link that takes back an address. Rule: IDEN-47. */
export const emailRestorationForm = z
  .object({ token: constrained(text, { presence: 'not-blank' }) })
  .meta({ id: 'EmailRestorationForm' })

/** The account's new address. */
export const emailAnswer = z.object({ email: z.string() })

/** A signed-in device. */
const ownSession = z
  .object({
    uuid: z.string(),
    /** 'Firefox on Linux' */
    device: z.string(),
    /** The IP address of its login. */
    address: z.string(),
    createdAt: instant,
    lastSeenAt: instant,
    /** The session of this call. */
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' })

/** Most recently used first, at most a hundred. Rule: IDEN-18. */
export const sessionList = z.object({ sessions: z.array(ownSession) })

export type OwnSessionWire = z.output<typeof ownSession>
