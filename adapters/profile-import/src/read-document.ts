import { ok, err, type Result } from '@guildhall/domain/shared'
import type { ParsedProfile, UnreadableFileReason } from '@guildhall/domain/profiles'
import mammoth from 'mammoth'
import { readCv } from './cv/read-cv.ts'
import { isLinkedIn } from './linkedin/layout.ts'
import { readLinkedIn } from './linkedin/read-linkedin.ts'
import { isOldLinkedIn, readOldLinkedIn } from './linkedin/read-old-linkedin.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { linesInReadingOrder } from './pdf/reading-order.ts'
import { fitsUnpackedPdf } from './unpacking/pdf-streams.ts'
import { fitsUnpackedArchive } from './unpacking/word-parts.ts'
import type { PdfContents } from './pdf/text-line.ts'

const startsWith = (bytes: Uint8Array, words: string): boolean =>
  Array.from(words).every((letter, index) => bytes[index] === letter.charCodeAt(0))

/** Some PDF producers write a few bytes before the header. */
const PDF_BEGINS_WITHIN = 1024
const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, PDF_BEGINS_WITHIN)).includes('%PDF-')

const LEAST_LETTERS = 20
const hasText = (lines: readonly string[]): boolean =>
  (lines.join('').match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST_LETTERS

const profileIn = (contents: PdfContents): ParsedProfile => {
  if (isLinkedIn(contents)) return readLinkedIn(contents)
  return isOldLinkedIn(contents) ? readOldLinkedIn(contents) : readCv(linesInReadingOrder(contents))
}

/** Real documents are far smaller, pictures aside; the parsers keep several copies of it. Rule: PROF-50. */
const UNPACKED_MAX_BYTES = 32 * 1024 * 1024

const readWord = async (bytes: Uint8Array): Promise<Result<ParsedProfile, UnreadableFileReason>> => {
  const fits = await fitsUnpackedArchive(bytes, UNPACKED_MAX_BYTES)
  if (fits === null) return err('not-a-pdf')
  if (!fits) return err('too-long')
  try {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
    const lines = value.split('\n')
    return hasText(lines) ? ok(readCv(lines)) : err('no-text')
  } catch {
    return err('not-a-pdf')
  }
}

/** Reads a file by its contents, regardless of its name. */
export const readDocument = async (bytes: Uint8Array): Promise<Result<ParsedProfile, UnreadableFileReason>> => {
  if (startsWith(bytes, 'PK')) return readWord(bytes)
  if (!isPdf(bytes)) return err('not-a-pdf')
  if (!(await fitsUnpackedPdf(bytes, UNPACKED_MAX_BYTES))) return err('too-long')
  const contents = await readPdf(bytes)
  if (!contents.ok) return contents
  return hasText(linesInReadingOrder(contents.value)) ? ok(profileIn(contents.value)) : err('no-text')
}
