import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SecretBox } from '@guildhall/domain/identity'
import { deriveKeys, type SecretKeys } from './secret-keys.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

const openWith = (key: Uint8Array, bytes: Buffer): string | null => {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** AES-256-GCM with a key derived from the newest key and a random nonce each time; opens with every key. Rules: IDEN-42, IDEN-51. */
export function createSecretBox(secretKeys: SecretKeys): SecretBox {
  const keys = deriveKeys(secretKeys, 'secret-box')
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keys[0], nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
      for (const key of keys) {
        const text = openWith(key, bytes)
        if (text !== null) return text
      }
      return null
    },
  }
}
