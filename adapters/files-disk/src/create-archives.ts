import type { Archives } from '@guildhall/domain/privacy'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Documents and pictures are compressed already. */
const PACKED = /\.(pdf|docx|webp)$/i

/** Creates ZIP archives, streamed entry by entry. Rule: PRIV-3. */
export const createArchives = (): Archives => ({
  async *pack(entries, at) {
    const pieces: Uint8Array[] = []
    const failures: Error[] = []
    const zip = new Zip((error, piece) => {
      if (error === null) pieces.push(piece)
      else failures.push(error)
    })
    for await (const { bytes, path } of entries) {
      const entry = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
      entry.mtime = at
      zip.add(entry)
      entry.push(typeof bytes === 'string' ? strToU8(bytes) : bytes, true)
      yield* pieces.splice(0)
    }
    zip.end()
    yield* pieces.splice(0)
    if (failures[0] !== undefined) throw failures[0]
  },
})
