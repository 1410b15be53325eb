import { joinLines } from './join-lines.ts'
import type { PdfContents, TextItem } from './text-line.ts'

/** A move up the page by more than this, in points, starts another column. */
const COLUMN_STEP = 30

/** The lines of a file in reading order: one column after the other, each from top to bottom. */
export const linesInReadingOrder = ({ pages }: PdfContents): readonly string[] =>
  pages.flatMap(({ items }, page) => {
    const columns: TextItem[][] = [[]]
    let lowest = Infinity
    for (const item of items.filter(({ text }) => text.trim() !== '')) {
      if (item.y > lowest + COLUMN_STEP) {
        columns.push([])
        lowest = Infinity
      }
      columns.at(-1)?.push(item)
      lowest = Math.min(lowest, item.y)
    }
    return columns.flatMap((column) => joinLines(column, page)).map(({ text }) => text)
  })
