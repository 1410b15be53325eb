import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createDocuments } from './create-documents.ts'

const documents = createDocuments()
const kindOf = (...parts: readonly (string | Uint8Array)[]) =>
  documents.detectKind(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  )

interface Part {
  readonly name: string
  readonly text?: string | Buffer
  /** What the directory says of it, where that is not so. */
  readonly says?: { readonly size?: number; readonly flags?: number; readonly offset?: number }
}

/** A ZIP of these parts, deflated. */
const zip = (...parts: readonly Part[]): Buffer => {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, says = {}, text = '' } of parts) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(says.flags ?? 0, 2)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(content), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(says.size ?? content.length, 18)
    head.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(says.offset ?? at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), head, tail, Buffer.from(name)]))
    locals.push(local)
    at += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, central, end])
}

const types: Part = { name: '[Content_Types].xml', text: '<Types/>' }
const text: Part = { name: 'word/document.xml', text: '<w:document><w:body/></w:document>' }
const docx = zip(types, text)
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1')
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const doc = Buffer.concat([ole, Buffer.alloc(504), Buffer.from('WordDocument', 'utf16le'), Buffer.alloc(488)])

describe('a document', () => {
  // FILE-1
  it('is detected by its contents', async () => {
    expect(await kindOf(pdf)).toBe('pdf')
    expect(await kindOf(doc)).toBe('doc')
    expect(await kindOf(docx)).toBe('docx')
  })

  it.each<readonly [string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a program', Buffer.from('MZ\u0090\u0000')],
    ['a page that speaks of PDF', Buffer.from('<html>%PDF-1.7 %%EOF</html>')],
    ['the beginning of a PDF', pdf.subarray(0, 20)],
    ['a PDF and a ZIP at once', Buffer.concat([pdf, docx])],
    ['a ZIP behind a PDF’s first line', Buffer.concat([Buffer.from('%PDF-1.7\n'), docx])],
    ['an OLE2 file without a text', Buffer.concat([ole, Buffer.alloc(504)])],
    ['an OLE2 file that is locked', Buffer.concat([doc, Buffer.from('EncryptedPackage', 'utf16le')])],
    ['a Word file and a ZIP at once', Buffer.concat([doc, docx])],
    ['a ZIP of something else', zip({ name: 'a.txt', text: 'hello' })],
    ['a text without its list of types', zip(text)],
    ['a ZIP with a page before it', Buffer.concat([Buffer.from('<html>'), docx])],
    ['a ZIP with a program behind it', Buffer.concat([docx, Buffer.from('MZ')])],
    ['a broken ZIP', docx.subarray(0, docx.length - 30)],
    ['macros under the name of none', zip(types, text, { name: 'word/vbaProject.bin', text: 'x' })],
    ['the same part twice', zip(types, text, text)],
    ['a part that climbs out', zip(types, text, { name: '../../etc/passwd', text: 'x' })],
    ['a locked part', zip(types, { ...text, says: { flags: 1 } })],
    ['parts over each other', zip(types, text, { name: 'word/more.xml', text: 'x', says: { offset: 0 } })],
    ['a part beyond the file', zip(types, text, { name: 'word/more.xml', says: { offset: 0xfffffff0 } })],
    [
      'a text that unpacks to more than it says',
      zip(types, { ...text, text: 'document'.repeat(9999), says: { size: 8 } }),
    ],
    ['a text that unpacks to less than it says', zip(types, { ...text, says: { size: 5_000_000 } })],
    ['a text that is too large', zip(types, { ...text, text: Buffer.alloc(33 * 1024 * 1024, 'document') })],
    ['parts that unpack beyond measure', zip(types, text, { name: 'word/media/a', says: { size: 0x7fffffff } })],
    [
      'more parts than a document has',
      zip(types, text, ...Array.from({ length: 2000 }, (_, at) => ({ name: `p${at}` }))),
    ],
  ])('is not %s', async (_words, bytes) => {
    expect(await documents.detectKind(bytes)).toBeNull()
  })

  it('is distinguished from corrupted ones without failing', async () => {
    for (const whole of [pdf, doc, docx]) {
      for (let at = 0; at < whole.length; at += 7) {
        const broken = Buffer.from(whole)
        broken.writeUInt8(broken.readUInt8(at) ^ 0xff, at)
        expect(await documents.detectKind(broken)).toBeOneOf([null, 'pdf', 'doc', 'docx'])
        expect(await documents.detectKind(whole.subarray(0, at))).toBeOneOf([null, 'pdf', 'doc'])
      }
    }
  })
})
