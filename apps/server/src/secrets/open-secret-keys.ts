import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { KEY_BYTES, keyId, type SecretKeys } from '@guildhall/node-crypto'
import type { KeyRecords } from '@guildhall/postgres'
import { InvalidConfig } from '../config/invalid-config.ts'
import type { Config } from '../config/read-config.ts'
import { createKeysFile, readKeysFile } from './keys-file.ts'

export type KeySettings = Pick<Config, 'dataDir' | 'secretKey' | 'secretsFile'>

/** Where keys are if they are not in the environment. */
export const keysFileOf = ({ dataDir, secretsFile }: KeySettings): string => secretsFile ?? join(dataDir, 'secrets')

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.from(one).equals(other)

const newKey = (): Uint8Array => randomBytes(KEY_BYTES)

/** Reads the configured keys, or creates the file of a database that has none yet. */
async function readOrCreateKeys(
  settings: KeySettings,
  earlierKey: Uint8Array | null,
  recordedId: string | null,
): Promise<SecretKeys> {
  if (settings.secretKey !== null) return settings.secretKey
  const file = keysFileOf(settings)
  const found = await readKeysFile(file)
  if (found !== null) return found
  if (recordedId !== null && earlierKey === null) throw createMissingKeyError(recordedId, settings)
  await createKeysFile(file, [earlierKey ?? newKey()])
  const created = await readKeysFile(file)
  if (created === null) throw new Error(`${file} was removed`)
  return created
}

const createMissingKeyError = (id: string, settings: KeySettings): InvalidConfig =>
  new InvalidConfig(
    `The database is sealed with the key ${id}, which ${
      settings.secretKey === null ? `${keysFileOf(settings)} does not have` : 'SECRET_KEY does not contain'
    }. Without it, second factors cannot be read. Set SECRET_KEY or SECRETS_FILE to what the other processes have`,
  )

export interface OpenedKeys {
  readonly keys: SecretKeys
  /** Whether a newer key waits for `npm run rotate-keys`. */
  readonly isRotationDue: boolean
}

/**
 * The product's keys: from `SECRET_KEY`, from `SECRETS_FILE`, or from a file in the data folder that is created with the database. Throws
 * `InvalidConfig` if the database was sealed with another key. A key that an earlier version kept in the database moves into the file; beside
 * `SECRET_KEY` it is used until it is rotated. Rule: IDEN-51.
 */
export async function openSecretKeys(settings: KeySettings, records: KeyRecords): Promise<OpenedKeys> {
  const earlierKey = await records.findEarlierKey()
  const configured = await readOrCreateKeys(settings, earlierKey, await records.findKeyId())
  const isMoved = earlierKey === null || configured.some((key) => isSame(key, earlierKey))
  const keys: SecretKeys = isMoved ? configured : [...configured, earlierKey]
  const recordedId = await records.recordKeyId(keyId(earlierKey ?? keys[0]))
  if (!keys.some((key) => keyId(key) === recordedId)) throw createMissingKeyError(recordedId, settings)
  if (isMoved && earlierKey !== null) await records.removeEarlierKey()
  return { keys, isRotationDue: keyId(keys[0]) !== recordedId }
}
