import type { DocumentKind, DocumentInspector } from '@guildhall/domain/files'
import { endsWithArchive } from './archive-layout.ts'
import { isWordArchive } from './word-archive.ts'

const OLE2 = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** The stream that contains a Word 97 file's text; installers and spreadsheets are OLE2 as well. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le')
/** Length of the tail that is searched for a PDF's end marker. */
const PDF_TAIL_BYTES = 4096

const isPdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1')) &&
  bytes.subarray(-PDF_TAIL_BYTES).includes('%%EOF') &&
  !endsWithArchive(bytes)

const isWordFile = (bytes: Buffer): boolean =>
  bytes.subarray(0, OLE2.length).equals(OLE2) &&
  bytes.length % 2 === 0 &&
  bytes.includes(WORD_STREAM) &&
  !bytes.includes(ENCRYPTED_STREAM) &&
  !endsWithArchive(bytes)

/** Detects a document's type from its bytes alone. Nothing is executed, and unpacking is bounded. Rule: FILE-1. */
export function createDocuments(): DocumentInspector {
  return {
    async detectKind(content): Promise<DocumentKind | null> {
      const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
      if (isPdf(bytes)) return 'pdf'
      if (isWordFile(bytes)) return 'doc'
      return (await isWordArchive(bytes)) ? 'docx' : null
    },
  }
}
