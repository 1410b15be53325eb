import { createHmac, randomInt } from 'node:crypto'
import type { RecoveryCodes } from '@guildhall/domain/identity'
import { deriveKeys, keyId, type SecretKeys } from './secret-keys.ts'

/** Unambiguous letters and digits; 31 of them, so ten give 49 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

/** Begins the stored form of a code, so that codes of earlier keys can be counted. Those of the first versions have no key's name. */
const prefixOf = (key: Uint8Array): string => `${keyId(key)}:`

/** What the stored forms of a key's codes begin with. */
export const recoveryCodePrefix = ([newest]: SecretKeys): string => prefixOf(newest)

/** Recovery codes such as 'k7m2x-9pqrt', kept as HMAC-SHA-256 under a key derived from the product's newest. Rules: IDEN-42, IDEN-51. */
export function createRecoveryCodes(secretKeys: SecretKeys): RecoveryCodes {
  const keys = deriveKeys(secretKeys, 'recovery-codes')
  const prefix = recoveryCodePrefix(secretKeys)
  const prefixes = secretKeys.map(prefixOf)
  const half = (): string => Array.from({ length: HALF }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
  const hashWith = (key: Uint8Array, accountUuid: string, code: string): string =>
    createHmac('sha256', key)
      .update(`${accountUuid} ${code.toLowerCase().replaceAll(/[\s-]/g, '')}`)
      .digest('hex')
  return {
    create: () => `${half()}-${half()}`,
    hash: (accountUuid, code) => prefix + hashWith(keys[0], accountUuid, code),
    hashes: (accountUuid, code) =>
      keys.flatMap((key, at) => {
        const hash = hashWith(key, accountUuid, code)
        return [`${prefixes[at]}${hash}`, hash]
      }),
  }
}
