import { z } from 'zod'
import { ownPassword } from './credentials.ts'
import { text } from './fields.ts'

/** The caller's own password, exactly as typed. */
export const ownPasswordForm = z.object({ password: ownPassword }).meta({ id: 'OwnPasswordForm' })

/** Proof of identity: the own password, and a code for accounts with two-step sign-in. Rule: IDEN-46. */
export const identityForm = z
  .object({
    password: ownPassword,
    /** A code of the authenticator app or a recovery code. */
    otp: text.optional(),
  })
  .meta({ id: 'IdentityForm' })

/** Data for an authenticator app: the secret as text, and the URL for a QR code. */
export const twoFactorStart = z.object({ secret: z.string(), uri: z.string() })

/** Ten recovery codes, each valid once in place of the app; they are shown only here. */
export const recoveryCodeList = z.object({ recoveryCodes: z.array(z.string()) })
