import { randomBytes } from 'node:crypto'
import { createSecretBox, KEY_BYTES, keyId, recoveryCodePrefix, type SecretKeys } from '@guildhall/node-crypto'
import type { KeyRecords } from '@guildhall/postgres'
import { replaceKeysFile } from './keys-file.ts'
import { keysFileOf, type KeySettings, openSecretKeys } from './open-secret-keys.ts'

export interface Rotation {
  /** The key that seals from now on. */
  readonly keyId: string
  readonly resealed: number
  /** Webhooks whose secret is sealed with none of the keys: their companies have to replace it. */
  readonly unreadableWebhooks: number
  /** Keys that are needed for what was made with them. */
  readonly earlierKeyIds: readonly string[]
  /** Accounts whose recovery codes need an earlier key. */
  readonly accountsWithEarlierCodes: number
}

/** Puts a new key before those in the file; with `SECRET_KEY` the operator has done it. Null if that key is in use already. */
async function readNewestFirst(settings: KeySettings, records: KeyRecords): Promise<SecretKeys | null> {
  const { isRotationDue, keys } = await openSecretKeys(settings, records)
  // Also after a rotation that was interrupted: its key is in the file.
  if (isRotationDue) return keys
  if (settings.secretKey !== null) return null
  const rotated: SecretKeys = [randomBytes(KEY_BYTES), ...keys]
  await replaceKeysFile(keysFileOf(settings), rotated)
  return rotated
}

/**
 * Seals everything in the database with a new key: for keys in a file a random one, for `SECRET_KEY` the first, which must be new (else null).
 * The product must not run meanwhile. Can be repeated after an interruption. Rule: IDEN-51.
 */
export async function rotateKeys(settings: KeySettings, records: KeyRecords): Promise<Rotation | null> {
  const keys = await readNewestFirst(settings, records)
  if (keys === null) return null
  const box = createSecretBox(keys)
  const { resealed, unreadableWebhooks } = await records.resealAll((sealed) => {
    const text = box.open(sealed)
    return text === null ? null : box.seal(text)
  })
  const [newest, ...earlier] = keys
  await records.replaceKeyId(keyId(newest))
  const accountsWithEarlierCodes = await records.countRecoveryCodesWithout(recoveryCodePrefix(keys))
  if (accountsWithEarlierCodes === 0) await records.removeEarlierKey()
  return {
    keyId: keyId(newest),
    resealed,
    unreadableWebhooks,
    earlierKeyIds: earlier.map(keyId),
    accountsWithEarlierCodes,
  }
}
