import { text } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { isOnlyArchive } from './archive-layout.ts'

/** Real documents have some dozens of parts and are far smaller unpacked; anything larger is treated as an attack. */
const ENTRIES_MAX = 2_000
const UNPACKED_MAX_BYTES = 100 * 1024 * 1024
const TEXT_MAX_BYTES = 32 * 1024 * 1024

/** Whether a ZIP is a Word document (.docx) without macros and with an acceptable unpacked size. Rule: FILE-1. */
export async function isWordArchive(bytes: Buffer): Promise<boolean> {
  try {
    // The reader throws for path traversal and for wrong sizes.
    const zip = await fromBufferPromise(bytes, { strictFileNames: true, validateEntrySizes: true })
    if (zip.entryCount > ENTRIES_MAX) return false
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    return hasAcceptableSize(entries) && (await isOnlyArchive(bytes, zip, entries)) && (await hasText(zip, entries))
  } catch {
    return false
  }
}

function hasAcceptableSize(entries: readonly Entry[]): boolean {
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()))
  return (
    names.size === entries.length &&
    !names.has('word/vbaproject.bin') &&
    entries.every((entry) => !entry.isEncrypted() && entry.fileName !== '' && !entry.fileName.includes('\0')) &&
    entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) <= UNPACKED_MAX_BYTES
  )
}

async function hasText(zip: ZipFile, entries: readonly Entry[]): Promise<boolean> {
  const part = entries.find(({ fileName }) => fileName === 'word/document.xml')
  if (part === undefined || part.uncompressedSize > TEXT_MAX_BYTES) return false
  if (!entries.some(({ fileName }) => fileName === '[Content_Types].xml')) return false
  return (await text(await zip.openReadStreamPromise(part))).includes('document')
}
