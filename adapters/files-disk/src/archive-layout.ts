import type { Entry, ZipFile } from 'yauzl'

const END = 0x06054b50
const END_SIZE = 22
const COMMENT_MAX = 0xffff
const DIRECTORY_ENTRY_SIZE = 46

/** The offset of the end-of-archive record, which must end the file exactly, without trailing data. */
const findEnd = (bytes: Buffer): number | null => {
  const first = Math.max(0, bytes.length - END_SIZE - COMMENT_MAX)
  for (let at = bytes.length - END_SIZE; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END && at + END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length) return at
  }
  return null
}

/** Whether a file of another type can also be read as an archive. */
export const endsWithArchive = (bytes: Buffer): boolean => findEnd(bytes) !== null

/**
 * Whether a file consists of nothing but this archive, which archive readers do not check: no bytes before the first
 * entry, no extra bytes in or after the directory, and no entries that overlap or lie outside.
 */
export async function isOnlyArchive(bytes: Buffer, zip: ZipFile, entries: readonly Entry[]): Promise<boolean> {
  const end = findEnd(bytes)
  if (end === null) return false
  const directory = bytes.readUInt32LE(end + 16)
  const described = entries.reduce(
    (sum, { extraFieldLength, fileCommentLength, fileNameLength }) =>
      sum + DIRECTORY_ENTRY_SIZE + fileNameLength + extraFieldLength + fileCommentLength,
    0,
  )
  if (directory + described !== end) return false
  let free = 0
  for (const entry of entries.toSorted((one, other) => offsetOf(one) - offsetOf(other))) {
    if (offsetOf(entry) < free || (free === 0 && offsetOf(entry) > 0)) return false
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
    free = fileDataStart + entry.compressedSize
  }
  return free <= directory
}

const offsetOf = ({ relativeOffsetOfLocalHeader }: Entry): number => relativeOffsetOfLocalHeader
