import { hkdfSync } from 'node:crypto'

/** The keys of the product, newest first: the first seals and signs, all of them open and verify. Rule: IDEN-51. */
export type SecretKeys = readonly [Uint8Array, ...Uint8Array[]]

export const KEY_BYTES = 32
const KEY_ID_BYTES = 4

/** A key for one purpose, so that what is made for one is never valid for another. */
export const deriveKey = (key: Uint8Array, purpose: string, bytes = KEY_BYTES): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, 'guildhall', purpose, bytes))

export const deriveKeys = ([newest, ...earlier]: SecretKeys, purpose: string): SecretKeys => [
  deriveKey(newest, purpose),
  ...earlier.map((key) => deriveKey(key, purpose)),
]

/** Names a key in the database, in commands and in logs; says nothing about the key itself. */
export const keyId = (key: Uint8Array): string => Buffer.from(deriveKey(key, 'key-id', KEY_ID_BYTES)).toString('hex')
