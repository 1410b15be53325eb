import { Readable } from 'node:stream'
import { createInflateRaw, constants } from 'node:zlib'

const CHUNK_BYTES = 256 * 1024
const ZLIB_HEADER_BYTES = 2
/** Nothing that people write is compressed more often. */
const LAYERS_MAX = 4
const DEFLATE = 8

/** How much may still be inflated. */
export class InflationBudget {
  #left: number
  constructor(bytes: number) {
    this.#left = bytes
  }
  /** Takes bytes from the budget; false if there are not as many. */
  take(bytes: number): boolean {
    this.#left -= bytes
    return this.#left >= 0
  }
}

/** The two bytes that begin a zlib stream, as PDF.js checks them: it ignores the size of the window and the checksum at the end. */
export const beginsWithZlib = (bytes: Uint8Array): boolean => {
  const [method = 0, flags = 0] = bytes
  return (method & 0xf) === DEFLATE && ((method << 8) | flags) % 31 === 0 && (flags & 0x20) === 0
}

/**
 * Inflates piece by piece and keeps nothing, except for what is compressed again inside; false as soon as the budget is exceeded. Damaged data
 * counts as far as it can be inflated, because readers use it so far, too.
 */
export const fitsInflated = async (deflated: Uint8Array, budget: InflationBudget, layers = 1): Promise<boolean> => {
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES, finishFlush: constants.Z_SYNC_FLUSH })
  Readable.from([deflated]).pipe(inflate)
  const inner: Buffer[] = []
  let pieces = 0
  try {
    for await (const piece of inflate) {
      const bytes = piece as Buffer
      if (!budget.take(bytes.length)) return false
      if (inner.length > 0 || (pieces === 0 && beginsWithZlib(bytes))) inner.push(bytes)
      pieces += 1
    }
  } catch {
    // Damaged.
  }
  if (inner.length === 0) return true
  if (layers === LAYERS_MAX) return false
  return fitsInflated(Buffer.concat(inner).subarray(ZLIB_HEADER_BYTES), budget, layers + 1)
}
