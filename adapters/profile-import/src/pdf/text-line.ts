/** A positioned piece of text of a PDF. Points, from the lower left corner of the page. */
export interface TextItem {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  /** `#rrggbb`; null if unknown. */
  readonly colour: string | null
}

/** A link annotation of a page: its URL, and its vertical extent. */
export interface PageLink {
  readonly url: string
  readonly x: number
  readonly bottom: number
  readonly top: number
}

export interface PdfPage {
  readonly width: number
  readonly height: number
  readonly items: readonly TextItem[]
  readonly links: readonly PageLink[]
}

/** The contents of a PDF file. */
export interface PdfContents {
  readonly producer: string
  readonly pages: readonly PdfPage[]
}

/** The joined pieces of one baseline and column. `gap` is the distance from the line above; null for the first of a page. */
export interface TextLine {
  readonly text: string
  readonly page: number
  readonly x: number
  readonly y: number
  readonly right: number
  readonly size: number
  readonly grey: boolean
  readonly gap: number | null
}

/** Whether a colour is a medium grey, neither text nor background. The exports print places in #B0B0B0. */
export const isGrey = (colour: string | null): boolean => {
  const [red = 0, green = 0, blue = 0] =
    (colour ?? '#000000').match(/[0-9a-f]{2}/gi)?.map((hex) => parseInt(hex, 16)) ?? []
  return red > 0x70 && red < 0xd0 && Math.abs(red - green) < 12 && Math.abs(green - blue) < 12
}

/** Replaces whitespace of any kind by one space, and removes invisible characters. */
export const normaliseSpaces = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u2028-\u202f\u2060\ufeff\u00ad]/gu, (mark) => (/\s/u.test(mark) ? ' ' : ''))
    .replace(/\s+/gu, ' ')
    .normalize('NFC')
