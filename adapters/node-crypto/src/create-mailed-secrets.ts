import { createHmac } from 'node:crypto'
import type { MailedSecrets } from '@guildhall/domain/identity'
import { EMAIL_CODE_DIGITS } from '@guildhall/domain/identity'
import { deriveKey, type SecretKeys } from './secret-keys.ts'

/**
 * Links and codes in mails, as HMAC-SHA-256 of their seed: the seed alone reveals nothing. Tokens, codes and the hashes of
 * codes each have a key of their own, derived from the newest key: they live for hours at most. Rules: IDEN-42, NOTE-20.
 */
export function createMailedSecrets([secretKey]: SecretKeys): MailedSecrets {
  const keyOf = (purpose: string): Uint8Array => deriveKey(secretKey, purpose)
  const keys = { token: keyOf('mailed-token'), code: keyOf('mailed-code'), hash: keyOf('mailed-code-hash') }
  const signed = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest()
  return {
    token: (seed) => signed(keys.token, seed).toString('base64url'),
    // 48 bits over a million: no digit is likelier than another by more than one in a hundred million.
    code: (seed) =>
      String(signed(keys.code, seed).readUIntBE(0, 6) % 10 ** EMAIL_CODE_DIGITS).padStart(EMAIL_CODE_DIGITS, '0'),
    hashCode: (seed, code) => signed(keys.hash, `${seed} ${code}`).toString('hex'),
  }
}
