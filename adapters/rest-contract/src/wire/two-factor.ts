import { z } from 'zod'
import { ownPassword } from './credentials.ts'

/** The caller's own password, exactly as typed. */
export const ownPasswordForm = z.object({ password: ownPassword }).meta({ id: 'OwnPasswordForm' })

/** Data for an authenticator app: the secret as text, and the URL for a QR code. */
export const twoFactorStart = z.object({ secret: z.string(), uri: z.string() })

/** Ten recovery codes, each valid once in place of the app; they are shown only here. */
export const recoveryCodeList = z.object({ recoveryCodes: z.array(z.string()) })
