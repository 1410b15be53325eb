/** An entry of a ZIP as its central directory tells of it; sizes are bytes. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly encrypted: boolean
  readonly packedSize: number
  readonly size: number
  /** Where its data begins and ends in the file. */
  readonly start: number
  readonly end: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_SIZE = 22
const CENTRAL_SIZE = 46
const LOCAL_SIZE = 30
const COMMENT_MAX = 0xffff

/** Where the record at the end of an archive stands; it must end the file exactly, so that nothing hangs on behind. */
const findEnd = (bytes: Buffer): number | null => {
  const first = Math.max(0, bytes.length - END_SIZE - COMMENT_MAX)
  for (let at = bytes.length - END_SIZE; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END && at + END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length) return at
  }
  return null
}

/** Whether a file that should be something else can be read as an archive too. */
export const hasArchiveAtItsEnd = (bytes: Buffer): boolean => findEnd(bytes) !== null

const dataStart = (bytes: Buffer, local: number): number | null =>
  local + LOCAL_SIZE <= bytes.length && bytes.readUInt32LE(local) === LOCAL
    ? local + LOCAL_SIZE + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    : null

/**
 * Reads an archive's central directory; null where the file is none from its first byte to its last: several disks, 64-bit sizes,
 * entries that lie outside of it or over each other, and bytes before, between or behind that belong to nothing we can see.
 */
export const readZipDirectory = (bytes: Buffer, entriesMax: number): readonly ZipEntry[] | null => {
  if (bytes.length < END_SIZE || bytes.readUInt32LE(0) !== LOCAL) return null
  const end = findEnd(bytes)
  if (end === null || bytes.readUInt16LE(end + 4) !== 0) return null
  const count = bytes.readUInt16LE(end + 10)
  const directory = bytes.readUInt32LE(end + 16)
  if (count === 0 || count > entriesMax || directory + bytes.readUInt32LE(end + 12) !== end) return null
  const entries: ZipEntry[] = []
  let at = directory
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_SIZE > end || bytes.readUInt32LE(at) !== CENTRAL) return null
    const nameEnd = at + CENTRAL_SIZE + bytes.readUInt16LE(at + 28)
    const start = dataStart(bytes, bytes.readUInt32LE(at + 42))
    const packedSize = bytes.readUInt32LE(at + 20)
    if (nameEnd > end || start === null || start + packedSize > directory) return null
    entries.push({
      name: bytes.subarray(at + CENTRAL_SIZE, nameEnd).toString('utf8'),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packedSize,
      size: bytes.readUInt32LE(at + 24),
      start,
      end: start + packedSize,
    })
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  if (at !== end) return null
  const inOrder = entries.toSorted((left, right) => left.start - right.start)
  const overlaps = inOrder.some(({ start }, index) => index > 0 && start < (inOrder[index - 1]?.end ?? 0))
  return overlaps ? null : entries
}
