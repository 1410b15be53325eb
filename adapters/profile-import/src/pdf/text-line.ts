/** One piece of text as a PDF places it. Points, from the lower left corner of the page. */
export interface TextItem {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  /** `#rrggbb`, null where it could not be told. */
  readonly colour: string | null
}

/** A link over a page: its address, and the heights that it covers. */
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

/** What is read of a PDF file. */
export interface PdfContents {
  readonly producer: string
  readonly pages: readonly PdfPage[]
}

/** The pieces of one baseline and column, joined. `gap` is the way down from the line before, null for the first of a page. */
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

/** Whether a colour is a middle grey: neither ink nor paper. The exports write places in #B0B0B0. */
export const isGrey = (colour: string | null): boolean => {
  const [red = 0, green = 0, blue = 0] =
    (colour ?? '#000000').match(/[0-9a-f]{2}/gi)?.map((hex) => parseInt(hex, 16)) ?? []
  return red > 0x70 && red < 0xd0 && Math.abs(red - green) < 12 && Math.abs(green - blue) < 12
}

/** Spaces of every kind as one plain space; characters that show nothing left out. */
export const normaliseSpaces = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u2028-\u202f\u2060\ufeff\u00ad]/gu, (mark) => (/\s/u.test(mark) ? ' ' : ''))
    .replace(/\s+/gu, ' ')
    .normalize('NFC')
