import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { DamagedBackup } from './damaged-backup.ts'

/** The first bytes of a file in the format of age. */
const AGE = 'age-encryption.org/v1'
const RECIPIENT = 'age1'
const IDENTITY = 'AGE-SECRET-KEY-'

type Bytes = AsyncIterable<Uint8Array>

const asStream = (bytes: Bytes): ReadableStream<Uint8Array> =>
  NodeReadableStream.from(bytes) as ReadableStream<Uint8Array>

/**
 * Encrypts a stream in the format of age (age-encryption.org/v1): with a passphrase, or for recipients, `age1…`, with commas between, whose
 * secret keys need not be on this machine.
 */
export async function encrypt(bytes: Bytes, key: string): Promise<Bytes> {
  const encrypter = new Encrypter()
  if (key.startsWith(RECIPIENT)) for (const one of key.split(',')) encrypter.addRecipient(one.trim())
  else encrypter.setPassphrase(key)
  return encrypter.encrypt(asStream(bytes))
}

/** The archive in a file, decrypted if it is encrypted: with its passphrase, or the secret key of a recipient. */
export async function* decrypt(bytes: Bytes, key: string | null): Bytes & AsyncGenerator<Uint8Array> {
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
  if (key === null) throw new DamagedBackup('it is encrypted: set BACKUP_KEY')
  if (key.startsWith(RECIPIENT))
    throw new DamagedBackup(`BACKUP_KEY only encrypts: set it to the secret key, ${IDENTITY}…`)
  const decrypter = new Decrypter()
  if (key.startsWith(IDENTITY)) decrypter.addIdentity(key)
  else decrypter.addPassphrase(key)
  try {
    yield* await decrypter.decrypt(asStream(all()))
  } catch (error) {
    throw new DamagedBackup('BACKUP_KEY is not its key, or it was changed or truncated', { cause: error })
  }
}
