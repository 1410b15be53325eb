import { generateHybridIdentity, generateIdentity, identityToRecipient } from 'age-encryption'
import { describe, expect, it } from 'vitest'
import { InvalidConfig } from '../config/invalid-config.ts'
import { decrypt, encrypt } from './encryption.ts'

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

const read = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  const parts: Uint8Array[] = []
  for await (const part of bytes) parts.push(part)
  return Buffer.concat(parts).toString()
}

// BASE-62
describe('an encrypted backup', () => {
  it('is opened by the secret key that it was made with, and by that of a recipient', async () => {
    for (const identity of [await generateIdentity(), await generateHybridIdentity()]) {
      for (const key of [identity, await identityToRecipient(identity)]) {
        const encrypted = await encrypt(bytesOf('all rows'), key)
        expect(await read(decrypt(encrypted, identity))).toBe('all rows')
      }
    }
  })

  it('is not made with a key whose checksum is wrong', async () => {
    const identity = await generateIdentity()
    const mistype = (key: string): string => key.replace(/.$/, (last) => (/q/i.test(last) ? 'p' : 'q'))
    for (const key of [mistype(identity).toUpperCase(), mistype(await identityToRecipient(identity))])
      await expect(encrypt(bytesOf('all rows'), key)).rejects.toThrow(InvalidConfig)
  })
})
