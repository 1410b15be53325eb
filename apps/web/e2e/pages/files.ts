import { crc32 } from 'node:zlib'

/** A file as a user would choose it. */
export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A PDF of one page with one line. */
export function pdf(name: string, words: string): ChosenFile {
  const drawing = `BT /F1 24 Tf 72 720 Td (${words}) Tj ET`
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const body = parts.map((part, index) => `${index + 1} 0 obj${part}endobj\n`).join('')
  const text = `%PDF-1.4\n${body}trailer<</Root 1 0 R/Size ${parts.length + 1}>>\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') }
}

/** One entry of a ZIP file, stored without compression, with its record in the central directory. */
function zipped(name: string, text: string, at: number): { readonly local: Buffer; readonly line: Buffer } {
  const content = Buffer.from(text)
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  head.writeUInt32LE(crc32(content), 10)
  head.writeUInt32LE(content.length, 14)
  head.writeUInt32LE(content.length, 18)
  head.writeUInt16LE(Buffer.byteLength(name), 22)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(at, 10)
  return {
    local: Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), content]),
    line: Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), head, tail, Buffer.from(name)]),
  }
}

/** A Word document with one paragraph. */
export function docx(name: string, words: string): ChosenFile {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  const schemas = 'http://schemas.openxmlformats.org'
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="r1" Type="${schemas}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:body></w:document>`,
  }
  const locals: Buffer[] = []
  const lines: Buffer[] = []
  for (const [part, text] of Object.entries(parts)) {
    const { local, line } = zipped(part, text, Buffer.concat(locals).length)
    locals.push(local)
    lines.push(line)
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(lines.length, 8)
  end.writeUInt16LE(lines.length, 10)
  end.writeUInt32LE(Buffer.concat(lines).length, 12)
  end.writeUInt32LE(Buffer.concat(locals).length, 16)
  return { name, mimeType: `${word}.document`, buffer: Buffer.concat([...locals, ...lines, end]) }
}

/** A document in the old Word format, reduced to what format detection reads. */
export function doc(name: string): ChosenFile {
  const begin = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  const buffer = Buffer.concat([begin, Buffer.alloc(504), Buffer.from('WordDocument', 'utf16le'), Buffer.alloc(488)])
  return { name, mimeType: 'application/msword', buffer }
}
