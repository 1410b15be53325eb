import { isGrey, type PdfPage, type TextItem, type TextLine, normaliseSpaces } from './text-line.ts'

/** Pieces whose baselines differ by at most this, in points, are on one line. */
const BASELINE = 0.6
/** Pieces this far apart, as a fraction of the font size, are separated by a space. */
const SPACE_SHARE = 0.18

const byPlace = (left: TextItem, right: TextItem): number =>
  Math.abs(left.y - right.y) > BASELINE ? right.y - left.y : left.x - right.x

const joined = (items: readonly TextItem[]): string => {
  let text = ''
  let right: number | null = null
  for (const item of items) {
    const apart = right !== null && item.x - right > item.size * SPACE_SHARE
    text += apart ? ` ${item.text}` : item.text
    right = item.x + item.width
  }
  return normaliseSpaces(text).trim()
}

/** Joins the pieces of one column to lines, from top to bottom. Pieces without visible characters are skipped. */
export const joinLines = (items: readonly TextItem[], page: number): readonly TextLine[] => {
  const rows: TextItem[][] = []
  for (const item of items.toSorted(byPlace)) {
    const row = rows.at(-1)
    if (row?.[0] !== undefined && Math.abs(row[0].y - item.y) <= BASELINE) row.push(item)
    else rows.push([item])
  }
  const lines: TextLine[] = []
  for (const row of rows) {
    const sorted = row.toSorted((left, right) => left.x - right.x)
    const inked = sorted.filter(({ text }) => normaliseSpaces(text).trim() !== '')
    const [first] = inked
    if (first === undefined) continue
    const above = lines.at(-1)
    lines.push({
      text: joined(sorted),
      page,
      x: first.x,
      y: first.y,
      right: Math.max(...inked.map(({ width, x }) => x + width)),
      size: first.size,
      grey: isGrey(first.colour),
      gap: above === undefined ? null : above.y - first.y,
    })
  }
  return lines
}

/** The lines of a column on all pages. */
export const joinColumn = (
  pages: readonly PdfPage[],
  belongs: (item: TextItem, page: PdfPage) => boolean,
): readonly TextLine[] =>
  pages.flatMap((page, index) =>
    joinLines(
      page.items.filter((item) => belongs(item, page)),
      index,
    ),
  )

/** Widths of letters in sans-serif fonts, as fractions of the size; all others are as wide as an e. */
const LETTER_WIDTHS = [
  [/[ijlI.,:;'’!|()[\]\s/ftr-]/u, 0.3],
  [/[mwMW%@—]/u, 0.86],
  [/[\p{Lu}&+]/u, 0.68],
] as const
const COMMON_WIDTH = 0.55

const relativeWidth = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? COMMON_WIDTH),
    0,
  )

/**
 * Whether a line continues in the next one, because the first word of the next did not fit. `edge` is the right edge of the column.
 * A bullet or a capital after a short line means that the author broke the line. The word's part of its line is estimated by its letters.
 */
export const continuesOnNextLine = (line: TextLine, next: TextLine, edge: number): boolean => {
  const [word = ''] = next.text.split(' ', 1)
  const wordWidth = ((next.right - next.x) * relativeWidth(word)) / (relativeWidth(next.text) || 1)
  return line.right + wordWidth + line.size * 0.2 > edge - 1
}
