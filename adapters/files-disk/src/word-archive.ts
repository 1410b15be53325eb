import { inflateRawSync } from 'node:zlib'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'

/** An honest document has some dozens of parts and is far smaller unpacked; more is an attack on whoever opens it. */
const ENTRIES_MAX = 2_000
const UNPACKED_MAX_BYTES = 100 * 1024 * 1024
const TEXT_MAX_BYTES = 32 * 1024 * 1024
const STORED = 0
const DEFLATED = 8

const isSafeName = (name: string): boolean =>
  name !== '' && !name.startsWith('/') && !/[\\\0]/.test(name) && !name.split('/').includes('..')

/** A part's bytes, null where it is packed in another way, is not what the directory says, or unpacks to more than it says. */
const unpack = (bytes: Buffer, { end, method, size, start }: ZipEntry): Buffer | null => {
  const packed = bytes.subarray(start, end)
  if (method === STORED) return packed.length === size ? packed : null
  if (method !== DEFLATED || size === 0 || size > TEXT_MAX_BYTES) return null
  try {
    const unpacked = inflateRawSync(packed, { maxOutputLength: size })
    return unpacked.length === size ? unpacked : null
  } catch {
    return null
  }
}

/** Whether a ZIP is a Word document (.docx) without macros whose parts unpack to a bearable size. Rule: FILE-1. */
export const isWordArchive = (bytes: Buffer): boolean => {
  const entries = readZipDirectory(bytes, ENTRIES_MAX)
  if (entries === null || entries.some(({ encrypted, name }) => encrypted || !isSafeName(name))) return false
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  if (names.size < entries.length || names.has('word/vbaproject.bin')) return false
  if (entries.reduce((sum, { size }) => sum + size, 0) > UNPACKED_MAX_BYTES) return false
  const text = entries.find(({ name }) => name === 'word/document.xml')
  if (text === undefined || !entries.some(({ name }) => name === '[Content_Types].xml')) return false
  return unpack(bytes, text)?.includes('document') === true
}
