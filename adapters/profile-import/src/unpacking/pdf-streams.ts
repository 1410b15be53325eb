import { beginsWithZlib, fitsInflated, InflationBudget } from './inflated-size.ts'

const KEYWORD = Buffer.from('stream')
const ZLIB_HEADER_BYTES = 2
/** Dictionaries of streams are shorter. */
const DICTIONARY_MAX_BYTES = 4_096
const CARRIAGE_RETURN = 13
const LINE_FEED = 10

/** Where the data of a stream begins: after the end of the keyword's line. */
const dataAfter = (bytes: Buffer, keyword: number): number => {
  let at = keyword + KEYWORD.length
  while (at < bytes.length && bytes[at] !== CARRIAGE_RETURN && bytes[at] !== LINE_FEED) at += 1
  return bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED ? at + 2 : at + 1
}

/** Pictures are not decoded to read texts, see `readPdf`. */
const isPicture = (bytes: Buffer, keyword: number): boolean => {
  const before = bytes.toString('latin1', Math.max(0, keyword - DICTIONARY_MAX_BYTES), keyword)
  return /\/Subtype\s*\/Image\b/.test(before.slice(before.lastIndexOf('obj')))
}

/**
 * Whether the streams of a PDF inflate to this many bytes together at most, whatever it says of their lengths. Streams in other encodings and of
 * locked files are not seen: these are up to the limits of the process.
 */
export const fitsUnpackedPdf = async (file: Uint8Array, maxBytes: number): Promise<boolean> => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const budget = new InflationBudget(maxBytes)
  for (let at = bytes.indexOf(KEYWORD); at !== -1; at = bytes.indexOf(KEYWORD, at + KEYWORD.length)) {
    const data = bytes.subarray(dataAfter(bytes, at))
    if (!beginsWithZlib(data) || isPicture(bytes, at)) continue
    if (!(await fitsInflated(data.subarray(ZLIB_HEADER_BYTES), budget))) return false
  }
  return true
}
