import type { InvoiceView } from '@guildhall/domain/billing'
import PDFDocument from 'pdfkit'
import { type Face, selectFont } from './fonts.ts'

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 56 }
const INNER = PAGE.width - 2 * PAGE.margin
const AMOUNT = 130
const COLUMN_GAP = 20
/** An address block with an e-mail address needs the most space. */
const COLUMNS = [150, 183, 110] as const
const TEXT = '#26211b'
const MUTED = '#5c564d'
const LINE = '#d9d3ca'

interface Style {
  readonly face?: Face
  readonly size?: number
  readonly colour?: string
  readonly width?: number
  readonly align?: 'left' | 'right'
}

/** Writes from the top down; `y` is the position of the next element. */
class Pen {
  declare readonly document: PDFKit.PDFDocument
  declare y: number

  constructor(document: PDFKit.PDFDocument) {
    this.document = document
    this.y = PAGE.margin
  }

  /** Writes a text at x and returns its height. */
  write(text: string, x: number, y: number, style: Style = {}): number {
    const { align = 'left', colour = TEXT, face = 'body', size = 10, width = INNER } = style
    const options = { width, align, lineGap: 2 }
    this.document.font(selectFont(face, text)).fontSize(size).fillColor(colour)
    const height = this.document.heightOfString(text, options)
    this.document.text(text, x, y, options)
    return height
  }

  rule(): void {
    this.document
      .moveTo(PAGE.margin, this.y)
      .lineTo(PAGE.margin + INNER, this.y)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke()
  }

  /** Starts a new page if the height no longer fits. */
  need(height: number): void {
    if (this.y + height <= PAGE.height - PAGE.margin) return
    this.document.addPage()
    this.y = PAGE.margin
  }
}

const block = (pen: Pen, index: number, title: string, lines: readonly string[]): number => {
  const width = COLUMNS[index] ?? INNER
  const x = COLUMNS.slice(0, index).reduce((sum, column) => sum + column + COLUMN_GAP, PAGE.margin)
  let y = pen.y + pen.write(title, x, pen.y, { colour: MUTED, size: 9, width }) + 2
  for (const [place, line] of lines.entries()) {
    y += pen.write(line, x, y, { face: place === 0 && index < 2 ? 'strong' : 'body', width })
  }
  return y
}

const heading = (pen: Pen, sheet: InvoiceView): void => {
  pen.y += pen.write(sheet.title, PAGE.margin, pen.y, { face: 'title', size: 22 })
  pen.y += pen.write(sheet.status, PAGE.margin, pen.y, { colour: MUTED, size: 11 }) + 24
  const facts = sheet.facts.map(([name, value]) => `${name}: ${value}`)
  const ends = [
    block(pen, 0, 'From', sheet.supplier),
    block(pen, 1, 'To', sheet.customer),
    block(pen, 2, 'Details', facts),
  ]
  pen.y = Math.max(...ends) + 28
}

const right = PAGE.margin + INNER - AMOUNT

const table = (pen: Pen, { lines }: InvoiceView): void => {
  pen.write('What', PAGE.margin, pen.y, { colour: MUTED, size: 9 })
  pen.y += pen.write('Amount', right, pen.y, { align: 'right', colour: MUTED, size: 9, width: AMOUNT }) + 6
  pen.rule()
  for (const { amount, detail, text } of lines) {
    pen.need(48)
    pen.y += 8
    pen.write(amount, right, pen.y, { align: 'right', width: AMOUNT })
    pen.y += pen.write(text, PAGE.margin, pen.y, { width: INNER - AMOUNT - 12 })
    if (detail !== null)
      pen.y += pen.write(detail, PAGE.margin, pen.y, { colour: MUTED, size: 9, width: INNER - AMOUNT - 12 })
    pen.y += 8
    pen.rule()
  }
  pen.y += 8
}

const sums = (pen: Pen, sheet: InvoiceView): void => {
  pen.need(80)
  for (const [name, amount] of sheet.sums) {
    pen.write(name, right - 160, pen.y, { align: 'right', colour: MUTED, width: 150 })
    pen.y += pen.write(amount, right, pen.y, { align: 'right', width: AMOUNT }) + 4
  }
  const [name, amount] = sheet.total
  pen.write(name, right - 160, pen.y, { align: 'right', face: 'strong', size: 12, width: 150 })
  pen.y += pen.write(amount, right, pen.y, { align: 'right', face: 'strong', size: 12, width: AMOUNT }) + 28
}

/** Renders the invoice as a PDF of A4 pages with selectable text. */
export const renderPdf = (sheet: InvoiceView): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const document = new PDFDocument({
      size: 'A4',
      margin: PAGE.margin,
      lang: 'en',
      displayTitle: true,
      info: { Title: sheet.title, Author: sheet.supplier[0] ?? '' },
    })
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('error', reject)
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    const pen = new Pen(document)
    heading(pen, sheet)
    table(pen, sheet)
    sums(pen, sheet)
    for (const note of sheet.notes) {
      pen.need(30)
      pen.y += pen.write(note, PAGE.margin, pen.y) + 2
    }
    document.end()
  })
