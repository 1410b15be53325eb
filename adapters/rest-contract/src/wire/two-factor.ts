import { z } from 'zod'
import { text } from './fields.ts'

/** The caller's own password, exactly as typed. */
export const ownPasswordForm = z.object({ password: text }).meta({ id: 'OwnPasswordForm' })

/** What an authenticator app needs: the secret for typing, the address for a QR code. */
export const twoFactorStart = z.object({ secret: z.string(), uri: z.string() })

/** Ten codes that each stand in for the app once; they are shown this one time. */
export const recoveryCodeList = z.object({ recoveryCodes: z.array(z.string()) })
