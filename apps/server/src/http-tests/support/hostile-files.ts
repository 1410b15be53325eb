import { crc32, deflateSync } from 'node:zlib'
import { pixelBombs } from '../../../../../adapters/files-disk/testing/pixel-bombs.ts'
import { pdfOf } from '../../../../../adapters/profile-import/testing/hand-made-pdf.ts'
import { withSizeOfLastPart, wordFileOf } from '../../../../../adapters/profile-import/testing/hostile-archive.ts'
import { picture } from './picture.ts'

/** The calls that take files: uploads for a CV and for a message, the picture of a profile, and the import. */
export const FILE_CALLS = ['cv', 'message', 'picture', 'import'] as const
export type FileCall = (typeof FILE_CALLS)[number]

export interface HostileFile {
  readonly what: string
  readonly name: string
  readonly bytes: Uint8Array
  /** The calls that store it, because it is a real file of its kind all the same; null if that is not known. */
  readonly storedBy: readonly FileCall[] | null
  /** Whether the reader refuses it before it is parsed. */
  readonly refusedUnparsed?: boolean
}

/** A script that must reach nobody's browser as one. */
export const SCRIPT = '<script>alert(document.domain)</script>'

const MEGABYTE = 1024 * 1024
const blank = (megabytes: number): Buffer => Buffer.alloc(megabytes * MEGABYTE, ' ')
const page = `<!doctype html><html><body>${SCRIPT}</body></html>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" onload="alert(1)">${SCRIPT}</svg>`
const words = 'BT /F1 12 Tf (Lerato Khumalo, a designer of meters and of bills) Tj ET'
const small = pdfOf({ content: words })
const documentOf = (body: string): string =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
const wordText = documentOf('<w:p><w:r><w:t>Lerato Khumalo, a designer of meters</w:t></w:r></w:p>')
const entities = `<!DOCTYPE a [<!ENTITY a0 "lol">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}]>`

/** A PNG with a further chunk before its end. */
const pngWith = async (type: string, data: Buffer): Promise<Buffer> => {
  const png = Buffer.from(await picture().arrayBuffer())
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, -12), framed, png.subarray(-12)])
}

const documents = ['cv', 'message'] as const
const nowhere = [] as const
const text = (value: string): Uint8Array => Buffer.from(value, 'utf8')

const bombs = (): readonly HostileFile[] => [
  {
    what: 'a PDF that inflates to 40 MB',
    name: 'bomb.pdf',
    bytes: pdfOf({ content: blank(40) }),
    storedBy: documents,
    refusedUnparsed: true,
  },
  {
    what: 'a PDF that is compressed three times',
    name: 'b.pdf',
    bytes: pdfOf({ content: blank(40), layers: 3 }),
    storedBy: documents,
    refusedUnparsed: true,
  },
  {
    what: 'a PDF of many streams that inflate',
    name: 'b.pdf',
    bytes: pdfOf({ content: words, more: Array.from({ length: 12 }, () => blank(3)) }),
    storedBy: documents,
    refusedUnparsed: true,
  },
  {
    what: 'a PDF whose bomb is in another encoding',
    name: 'b.pdf',
    bytes: pdfOf({
      content: Buffer.from(deflateSync(deflateSync(blank(200)))).toString('hex'),
      layers: 0,
      filter: '[/ASCIIHexDecode/FlateDecode/FlateDecode]',
    }),
    storedBy: documents,
  },
  {
    what: 'a PDF of a million words',
    name: 'b.pdf',
    bytes: pdfOf({ content: `${words} `.repeat(300_000) }),
    storedBy: documents,
  },
  {
    what: 'a Word file that inflates to 34 MB',
    name: 'b.docx',
    bytes: wordFileOf(blank(34)),
    storedBy: nowhere,
    refusedUnparsed: true,
  },
  {
    what: 'a Word file that inflates to more than it says',
    name: 'b.docx',
    bytes: withSizeOfLastPart(wordFileOf(blank(34)), 100),
    storedBy: nowhere,
    refusedUnparsed: true,
  },
  {
    what: 'a Word file of entities within entities',
    name: 'b.docx',
    bytes: wordFileOf(entities + documentOf('<w:p><w:r><w:t>&a9;</w:t></w:r></w:p>')),
    storedBy: documents,
  },
]

const structures = (): readonly HostileFile[] => [
  {
    what: 'a PDF of nested lists',
    name: 'd.pdf',
    bytes: pdfOf({
      content: words,
      objects: `10 0 obj${'['.repeat(200_000)}${']'.repeat(200_000)}endobj\n`,
      kid: '10 0 R',
    }),
    storedBy: documents,
  },
  {
    what: 'a PDF of a billion pages',
    name: 'd.pdf',
    bytes: pdfOf({ content: words, count: 1e9 }),
    storedBy: documents,
  },
  {
    what: 'a PDF whose pages are each other’s',
    name: 'd.pdf',
    bytes: pdfOf({
      content: words,
      kid: '10 0 R',
      count: 3,
      objects: '10 0 obj<</Type/Pages/Kids[2 0 R 10 0 R]/Count 2/Parent 2 0 R>>endobj\n',
    }),
    storedBy: documents,
  },
  {
    what: 'a PDF whose form draws itself',
    name: 'd.pdf',
    bytes: pdfOf({
      content: '/X Do',
      objects:
        '10 0 obj<</X 10 0 R/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 10 0 R>>>>/Length 5>>stream\n/X Do\nendstream endobj\n',
    }),
    storedBy: documents,
  },
  { what: 'the first half of a PDF', name: 'd.pdf', bytes: small.subarray(0, small.length / 2), storedBy: nowhere },
  {
    what: 'a Word file of nested parts',
    name: 'd.docx',
    bytes: wordFileOf(documentOf('<w:p>'.repeat(50_000) + '</w:p>'.repeat(50_000))),
    storedBy: documents,
  },
  {
    what: 'a Word file with a part that climbs out',
    name: 'd.docx',
    bytes: wordFileOf(wordText, { '../../../tmp/climbed': 'x' }),
    storedBy: nowhere,
  },
  {
    what: 'a Word file with macros',
    name: 'd.docx',
    bytes: wordFileOf(wordText, { 'word/vbaProject.bin': 'x' }),
    storedBy: nowhere,
  },
]

const disguises = (): readonly HostileFile[] => [
  { what: 'a web page before a PDF', name: 'p.pdf', bytes: Buffer.concat([text(page), small]), storedBy: nowhere },
  {
    what: 'a web page within a PDF',
    name: 'p.pdf',
    bytes: pdfOf({ content: words, objects: `10 0 obj(${page})endobj\n` }),
    storedBy: documents,
  },
  {
    what: 'a PDF and a Word file at once',
    name: 'p.pdf',
    bytes: Buffer.concat([small, wordFileOf(wordText)]),
    storedBy: nowhere,
  },
  { what: 'a web page as a PDF', name: 'p.pdf', bytes: text(page), storedBy: nowhere },
  { what: 'a web page under its own name', name: 'p.html', bytes: text(page), storedBy: nowhere },
  { what: 'a drawing with a script as a PNG', name: 'p.png', bytes: text(svg), storedBy: nowhere },
  { what: 'a drawing with a script', name: 'p.svg', bytes: text(svg), storedBy: nowhere },
  {
    what: 'a script that begins like a GIF',
    name: 'p.png',
    bytes: text(`GIF89a/*${'x'.repeat(400)}*/=1;alert(1)`),
    storedBy: nowhere,
  },
  { what: 'a program as a Word file', name: 'p.docx', bytes: text('MZ\u0090\u0000'), storedBy: nowhere },
  { what: 'nothing', name: 'p.pdf', bytes: new Uint8Array(0), storedBy: nowhere },
  { what: 'one byte', name: 'p.pdf', bytes: text('%'), storedBy: nowhere },
]

const names = (): readonly HostileFile[] => [
  { what: 'a PDF with a long name', name: `${'n'.repeat(900)}.pdf`, bytes: small, storedBy: documents },
  { what: 'a PDF with a name that is too long', name: `${'n'.repeat(5_000)}.pdf`, bytes: small, storedBy: nowhere },
  { what: 'a PDF whose name climbs out', name: '../../../../etc/cron.d/job.pdf', bytes: small, storedBy: documents },
  {
    what: 'a PDF whose name climbs out of a Windows folder',
    name: String.raw`..\..\Startup\job.pdf`,
    bytes: small,
    storedBy: documents,
  },
  { what: 'a PDF whose name has an end within', name: 'job.html\0.pdf', bytes: small, storedBy: documents },
  { what: 'a web page whose name has an end within', name: 'job.pdf\0.html', bytes: small, storedBy: nowhere },
  { what: 'a PDF whose name reads backwards', name: 'job\u202Efdp.exe', bytes: small, storedBy: nowhere },
]

const pictures = async (): Promise<readonly HostileFile[]> => {
  const png = Buffer.from(await picture().arrayBuffer())
  return [
    { what: 'a PNG of 400 megapixels', name: 'i.png', bytes: await pixelBombs.png(20_000), storedBy: nowhere },
    {
      what: 'an interlaced PNG of 22 megapixels of 16 bits',
      name: 'i.png',
      bytes: await pixelBombs['png of 16 bits, interlaced'](4_700),
      storedBy: nowhere,
    },
    { what: 'a JPEG of four gigapixels', name: 'i.jpg', bytes: await pixelBombs.jpeg(65_000), storedBy: nowhere },
    { what: 'an AVIF of 25 megapixels', name: 'i.avif', bytes: await pixelBombs.avif(5_000), storedBy: nowhere },
    { what: 'a GIF of 36 megapixels', name: 'i.gif', bytes: await pixelBombs.gif(6_000), storedBy: nowhere },
    {
      what: 'a PNG with a script behind',
      name: 'i.png',
      bytes: Buffer.concat([png, text(SCRIPT)]),
      storedBy: ['message', 'picture'],
    },
    {
      what: 'a PNG with a script within',
      name: 'i.png',
      bytes: await pngWith('tEXt', Buffer.from(`Comment\0${SCRIPT}`)),
      storedBy: ['message', 'picture'],
    },
    { what: 'a PNG as a JPEG', name: 'i.jpg', bytes: png, storedBy: ['picture'] },
    {
      what: 'a PNG with a text that inflates',
      name: 'i.png',
      bytes: await pngWith('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(blank(64))])),
      storedBy: null,
    },
  ]
}

/** Files that somebody sends to harm the server or its users, each at most 10 MB. */
export const createHostileFiles = async (): Promise<readonly HostileFile[]> => [
  ...bombs(),
  ...structures(),
  ...disguises(),
  ...names(),
  ...(await pictures()),
]
