import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import type { RecoveryCodes } from '@guildhall/domain/identity'

/** Unambiguous letters and digits; 31 of them, so ten give 49 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

/** Recovery codes such as 'k7m2x-9pqrt', kept as HMAC-SHA-256 under a key derived from the product's secret. Rule: IDEN-42. */
export function createRecoveryCodes(secret: Uint8Array): RecoveryCodes {
  const key = Buffer.from(hkdfSync('sha256', secret, 'guildhall', 'recovery-codes', 32))
  const half = (): string => Array.from({ length: HALF }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
  return {
    create: () => `${half()}-${half()}`,
    hash: (accountUuid, code) =>
      createHmac('sha256', key)
        .update(`${accountUuid} ${code.toLowerCase().replaceAll(/[\s-]/g, '')}`)
        .digest('hex'),
  }
}
