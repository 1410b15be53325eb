import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { InvalidConfig } from '../config/invalid-config.ts'
import { parseBackupKey } from './backup-key.ts'
import { DamagedBackup } from './damaged-backup.ts'

/** The first bytes of a file in the format of age. */
const AGE = 'age-encryption.org/v1'

type Bytes = AsyncIterable<Uint8Array>

const asStream = (bytes: Bytes): ReadableStream<Uint8Array> =>
  NodeReadableStream.from(bytes) as ReadableStream<Uint8Array>

/** Uses a key; one whose checksum is wrong is mistyped. */
const withKey = async <Value>(use: () => Value | Promise<Value>): Promise<Value> => {
  try {
    return await use()
  } catch (error) {
    throw new InvalidConfig('BACKUP_KEY has a mistyped key of age', { cause: error })
  }
}

/**
 * Encrypts a stream in the format of age (age-encryption.org/v1): with a passphrase, or for recipients, `age1…`, with commas between, whose
 * secret keys need not be on this machine. A secret key stands for its recipient. Rules: BASE-40, BASE-62.
 */
export async function encrypt(bytes: Bytes, text: string): Promise<Bytes> {
  const encrypter = new Encrypter()
  const key = parseBackupKey(text)
  if (key?.kind === 'passphrase') encrypter.setPassphrase(key.passphrase)
  else
    await withKey(async () => {
      const recipients =
        key?.kind === 'recipients' ? key.recipients : [await identityToRecipient(key?.identity ?? text)]
      for (const recipient of recipients) encrypter.addRecipient(recipient)
    })
  return encrypter.encrypt(asStream(bytes))
}

/** The archive in a file, decrypted if it is encrypted: with its passphrase, or the secret key of a recipient. */
export async function* decrypt(bytes: Bytes, text: string | null): Bytes & AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done === true) throw new DamagedBackup('it is empty')
  const all = async function* (): AsyncGenerator<Uint8Array> {
    yield first.value
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value
  }
  if (!Buffer.from(first.value.subarray(0, AGE.length)).equals(Buffer.from(AGE))) {
    yield* all()
    return
  }
  if (text === null) throw new DamagedBackup('it is encrypted: set BACKUP_KEY')
  const key = parseBackupKey(text)
  if (key?.kind === 'recipients')
    throw new DamagedBackup('BACKUP_KEY only encrypts: set it to the secret key, AGE-SECRET-KEY-…')
  const decrypter = new Decrypter()
  if (key?.kind === 'passphrase') decrypter.addPassphrase(key.passphrase)
  else await withKey(() => decrypter.addIdentity(key?.identity ?? text))
  try {
    yield* await decrypter.decrypt(asStream(all()))
  } catch (error) {
    throw new DamagedBackup('BACKUP_KEY is not its key, or it was changed or truncated', { cause: error })
  }
}
