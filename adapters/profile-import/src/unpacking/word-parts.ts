import { fitsInflated, InflationBudget } from './inflated-size.ts'

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_SIZE = 22
const CENTRAL_SIZE = 46
const LOCAL_SIZE = 30
const COMMENT_MAX = 0xffff
const DEFLATED = 8

const endOf = (bytes: Buffer): number | null => {
  const first = Math.max(0, bytes.length - END_SIZE - COMMENT_MAX)
  for (let at = bytes.length - END_SIZE; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END) return at
  return null
}

interface Part {
  /** As the directory says; 4 GB for entries with 64-bit sizes. */
  readonly size: number
  readonly deflated: boolean
  /** Its data and what follows: compressed data says itself where it ends. */
  readonly data: Buffer
}

const partsOf = (bytes: Buffer): readonly Part[] | null => {
  const end = endOf(bytes)
  if (end === null) return null
  const parts: Part[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + CENTRAL_SIZE > end || bytes.readUInt32LE(at) !== CENTRAL) return null
    const local = bytes.readUInt32LE(at + 42)
    if (local + LOCAL_SIZE > end || bytes.readUInt32LE(local) !== LOCAL) return null
    const data = local + LOCAL_SIZE + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const deflated = bytes.readUInt16LE(at + 10) === DEFLATED
    parts.push({ size: bytes.readUInt32LE(at + 24), deflated, data: bytes.subarray(data) })
    at += CENTRAL_SIZE + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}

/** Whether a ZIP unpacks to this many bytes at most, by its directory and in truth; null if it is not a ZIP. */
export const fitsUnpackedArchive = async (file: Uint8Array, maxBytes: number): Promise<boolean | null> => {
  const parts = partsOf(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
  if (parts === null) return null
  if (parts.reduce((sum, { size }) => sum + size, 0) > maxBytes) return false
  const budget = new InflationBudget(maxBytes)
  for (const { data, deflated } of parts) if (deflated && !(await fitsInflated(data, budget))) return false
  return true
}
