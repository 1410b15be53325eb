import PDFDocument from 'pdfkit'

/** One run of text within a line. */
export interface Run {
  readonly text: string
  readonly colour?: string
}

/** A line `gap` points below the previous one; the first of a page is at its top. */
export interface SetLine {
  readonly runs: readonly Run[]
  readonly size: number
  readonly gap: number
  readonly colour: string
  readonly link?: string
}

export interface PageSetterOptions {
  /** The lower edge of the main column, in points from the bottom of the page. */
  readonly bottom?: number
  readonly font?: string
  readonly producer?: string
  /** False prints every text in black. */
  readonly coloured?: boolean
  readonly userPassword?: string
}

export const WIDTH = 612
export const HEIGHT = 792
const TOP = 740
const SIDEBAR_BOTTOM = 50
const NBSP = '\u00a0'

const options = ({
  producer = 'Apache FOP Version 2.2',
  userPassword,
}: PageSetterOptions): PDFKit.PDFDocumentOptions => ({
  size: [WIDTH, HEIGHT],
  margin: 0,
  autoFirstPage: false,
  bufferPages: true,
  info: { Producer: producer, Author: 'LinkedIn', Title: 'Resume', Subject: 'Resume generated from profile' },
  ...(userPassword === undefined ? {} : { userPassword, ownerPassword: `${userPassword}-owner` }),
})

/** Splits the lines of a column into pages. */
const paged = (
  lines: readonly SetLine[],
  bottom: number,
): readonly (readonly (SetLine & { readonly y: number })[])[] => {
  const pages: (SetLine & { readonly y: number })[][] = []
  let y = 0
  for (const line of lines) {
    const next = y - line.gap
    const page = pages.at(-1)
    if (page === undefined || next < bottom) {
      y = TOP
      pages.push([{ ...line, y }])
    } else {
      y = next
      page.push({ ...line, y })
    }
  }
  return pages
}

/** Lays out two columns on pages like the exports: on each page the sidebar, then the main column, then the footer. */
export const layOutPages = async (
  columns: { readonly sidebar: readonly SetLine[]; readonly main: readonly SetLine[] },
  setting: PageSetterOptions = {},
): Promise<Uint8Array> => {
  const doc = new PDFDocument(options(setting))
  const parts: Uint8Array[] = []
  const ended = new Promise((resolve) => doc.on('end', resolve))
  doc.on('data', (part: Uint8Array) => parts.push(part))
  const font = setting.font ?? 'Helvetica'
  const put = (text: string, x: number, y: number, size: number, colour: string): number => {
    doc
      .font(font)
      .fontSize(size)
      .fillColor(setting.coloured === false ? '#000000' : colour)
    doc.text(text, x, HEIGHT - y, { lineBreak: false, baseline: 'alphabetic' })
    return doc.widthOfString(text)
  }
  const putLine = ({ colour, link, runs, size, y }: SetLine & { readonly y: number }, left: number): void => {
    let x = left
    for (const run of runs) {
      x += put(run.text, x, y, size, run.colour ?? colour)
      x += put(NBSP, x, y, size, colour)
    }
    if (link !== undefined) doc.link(left, HEIGHT - y - size, x - left, size + 2, link)
  }
  const sidebar = paged(columns.sidebar, SIDEBAR_BOTTOM)
  const main = paged(columns.main, setting.bottom ?? 54)
  const count = Math.max(sidebar.length, main.length, 1)
  for (let page = 0; page < count; page += 1) {
    doc.addPage()
    doc.rect(0, 0, 201.96, HEIGHT).fill('#293E49')
    for (const line of sidebar[page] ?? []) putLine(line, 21.6)
    for (const line of main[page] ?? []) putLine(line, 223.6)
    putLine(
      {
        runs: [{ text: 'Page' }, { text: `${page + 1}` }, { text: `of ${count}` }],
        size: 9,
        gap: 0,
        colour: '#000000',
        y: 13.9,
      },
      384,
    )
  }
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

/** Wraps a text to lines of at most this many points. */
export const wrapped = (text: string, size: number, width: number, font = 'Helvetica'): readonly string[] => {
  const doc = new PDFDocument({ autoFirstPage: true })
  doc.font(font).fontSize(size)
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && doc.widthOfString(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
