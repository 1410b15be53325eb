import { type Zippable, zipSync } from 'fflate'

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
const DIRECTORY_ENTRY = 'PK\u0001\u0002'
const ENTRY_SIZE_AT = 24

const required: Zippable = {
  '[Content_Types].xml': encode(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
  '_rels/.rels': encode(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  ),
}

/** A Word file with this text part, and further parts by their names. */
export const wordFileOf = (text: string | Uint8Array, more: Readonly<Record<string, string>> = {}): Buffer => {
  const parts = Object.entries(more).map(([name, content]) => [name, encode(content)] as const)
  const document = typeof text === 'string' ? encode(text) : text
  return Buffer.from(zipSync({ ...required, 'word/document.xml': document, ...Object.fromEntries(parts) }))
}

/** The same archive, which says of its last part that it unpacks to this many bytes. */
export const withSizeOfLastPart = (archive: Buffer, size: number): Buffer => {
  archive.writeUInt32LE(size, archive.lastIndexOf(DIRECTORY_ENTRY, undefined, 'latin1') + ENTRY_SIZE_AT)
  return archive
}
