import { continuesOnNextLine } from '../pdf/join-lines.ts'
import type { TextLine } from '../pdf/text-line.ts'

/** Lines of a text are 18 points apart; with a blank line between paragraphs, 36. */
const PARAGRAPH_GAP = 27
const BULLET = /^(?:[•·▪◦‣∙●○■□➢➤►▶✓✔★☆–—*+-]|\p{Extended_Pictographic}|\d{1,2}[.)])\s?/u

/** Joins lines to a text: wrapped lines are joined, the author's line breaks and blank lines are preserved. */
export const joinParagraphs = (lines: readonly TextLine[], edge: number): string | null => {
  let text = ''
  lines.forEach((line, index) => {
    const above = lines[index - 1]
    if (above === undefined) text = line.text
    else if (line.gap !== null && line.gap > PARAGRAPH_GAP) text += `\n\n${line.text}`
    else if (BULLET.test(line.text) || !continuesOnNextLine(above, line, edge)) text += `\n${line.text}`
    else text += ` ${line.text}`
  })
  return text === '' ? null : text
}

/** Joins the lines of a name or a title. */
export const joinLine = (lines: readonly TextLine[]): string => lines.map(({ text }) => text).join(' ')
