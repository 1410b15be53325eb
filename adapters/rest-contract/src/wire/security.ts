import { z } from 'zod'
import { instant, text } from './fields.ts'

/** The new password, by the link of a mail. Rule: IDEN-29. */
export const passwordResetForm = z
  .object({ email: text, token: text, password: text, password_confirmation: text })
  .meta({ id: 'PasswordResetForm' })

/** The new password of somebody who knows the current one. */
export const passwordForm = z
  .object({ current_password: text, password: text, password_confirmation: text })
  .meta({ id: 'PasswordForm' })

export const mobileForm = z.object({ mobile: text }).meta({ id: 'MobileForm' })

/** A number as it is kept: E.164. */
export const mobileAnswer = z.object({ mobile: z.string() })

/** A code as it was typed. */
export const codeForm = z.object({ otp: text }).meta({ id: 'CodeForm' })

/** The address that the account has from now on. */
export const emailAnswer = z.object({ email: z.string() })

/** A signed-in device. */
const ownSession = z
  .object({
    uuid: z.string(),
    /** 'Firefox on Linux' */
    device: z.string(),
    /** The network address of its login. */
    address: z.string(),
    createdAt: instant,
    lastSeenAt: instant,
    /** The one that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' })

/** The last used first, a hundred at most. Rule: IDEN-18. */
export const sessionList = z.object({ sessions: z.array(ownSession) })

export type OwnSessionWire = z.output<typeof ownSession>
