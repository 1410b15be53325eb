const END = 0x06054b50
const CENTRAL = 0x02014b50
const END_SIZE = 22
const CENTRAL_SIZE = 46
const COMMENT_MAX = 0xffff

const endOf = (bytes: Buffer): number | null => {
  const first = Math.max(0, bytes.length - END_SIZE - COMMENT_MAX)
  for (let at = bytes.length - END_SIZE; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END) return at
  return null
}

/**
 * The unpacked size of a ZIP in bytes as declared in its directory, without unpacking; null if it is not a ZIP or declares no size.
 * Entries with 64-bit sizes declare 4 GB, and count as that.
 */
export const unpackedSize = (file: Uint8Array): number | null => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const end = endOf(bytes)
  if (end === null) return null
  let at = bytes.readUInt32LE(end + 16)
  let size = 0
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + CENTRAL_SIZE > end || bytes.readUInt32LE(at) !== CENTRAL) return null
    size += bytes.readUInt32LE(at + 24)
    at += CENTRAL_SIZE + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return size
}
