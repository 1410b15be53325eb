import type { OneTimePasswords } from '@guildhall/domain/identity'
import { Secret, TOTP } from 'otpauth'

const SECRET_BYTES = 20
const PERIOD_SECONDS = 30
/** Phone clocks are off by less than a step. */
const WINDOW_STEPS = 1
const CODE = /^\d{6}$/

/** TOTP as supported by authenticator apps: SHA-1, six digits, 30 seconds. Rule: IDEN-38; RFC 6238. */
export function createOneTimePasswords(): OneTimePasswords {
  const totp = (secret: string, label = ''): TOTP =>
    new TOTP({
      issuer: 'Guildhall',
      label,
      secret: Secret.fromBase32(secret),
      algorithm: 'SHA1',
      digits: 6,
      period: PERIOD_SECONDS,
    })
  return {
    createSecret: () => new Secret({ size: SECRET_BYTES }).base32,
    uri: (secret, label) => totp(secret, label).toString(),
    findTimeStep(secret, code, now) {
      if (!CODE.test(code)) return null
      const timestamp = now.getTime()
      const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW_STEPS })
      return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
    },
  }
}
