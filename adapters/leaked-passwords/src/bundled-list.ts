import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** Six bytes tell 100,000 passwords from others: one in three billion of those would be refused by mistake. */
const ENTRY_BYTES = 6

/** The beginnings of the SHA-1 sums of passwords, sorted. */
export type BundledList = Buffer

export const sha1 = (password: string): Buffer => createHash('sha1').update(password).digest()

/** Packs passwords, for `data/leaked-passwords.bin`. */
export const packList = (passwords: readonly string[]): BundledList =>
  Buffer.concat(
    passwords.map((password) => sha1(password).subarray(0, ENTRY_BYTES)).toSorted((one, other) => one.compare(other)),
  )

/** The 100,000 most used passwords of at least ten characters, in lower case. */
export const readBundledList = (): Promise<BundledList> =>
  readFile(new URL('../data/leaked-passwords.bin', import.meta.url))

export const hasEntry = (list: BundledList, hash: Buffer): boolean => {
  const entry = hash.subarray(0, ENTRY_BYTES)
  let [low, high] = [0, list.length / ENTRY_BYTES]
  while (low < high) {
    const middle = (low + high) >>> 1
    const order = entry.compare(list, middle * ENTRY_BYTES, (middle + 1) * ENTRY_BYTES)
    if (order === 0) return true
    if (order < 0) high = middle
    else low = middle + 1
  }
  return false
}
