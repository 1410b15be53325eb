import { findPeriod, type PeriodInLine } from './find-period.ts'

/** An entry of a CV: the texts beside and around its dates, and the lines below. */
export interface CvEntry {
  readonly heads: readonly string[]
  readonly dated: PeriodInLine
  readonly text: readonly string[]
}

const HEAD_MAX_LENGTH = 110
const HEADS_MAX = 2
const BULLET = /^\s*[•·▪◦‣●○■➢►▶✓*–—-]\s*/u

/** Whether a line may be the name of a job or a school: short, not a bullet, not a sentence. */
const isHead = (line: string | undefined): line is string =>
  line !== undefined && line.length <= HEAD_MAX_LENGTH && !BULLET.test(line) && !/[.;!?]$/.test(line)

interface DatedLine extends PeriodInLine {
  readonly index: number
}

/** Number of lines above the first dates that belong to them; authors format all their entries alike. */
const headsAbove = (lines: readonly string[], first: number): number => {
  let count = 0
  while (count < HEADS_MAX && isHead(lines[first - count - 1])) count += 1
  return count
}

/** Splits a section at its dates. With `alone`, a single date starts an entry too. */
export const splitEntries = (lines: readonly string[], alone: 'end' | null): readonly CvEntry[] => {
  const dated = lines.flatMap((line, index): readonly DatedLine[] => {
    const found = BULLET.test(line) ? null : findPeriod(line, alone)
    return found === null || found.rest.length > HEAD_MAX_LENGTH ? [] : [{ ...found, index }]
  })
  const above = dated[0] === undefined ? 0 : headsAbove(lines, dated[0].index)
  return dated.map((entry, number) => {
    const begin = Math.max(entry.index - above, (dated[number - 1]?.index ?? -1) + 1)
    const next = dated[number + 1]?.index ?? lines.length + above
    const heads = [...lines.slice(begin, entry.index).filter(isHead), ...(entry.rest === '' ? [] : [entry.rest])]
    let under = entry.index + 1
    const end = Math.max(under, next - above)
    while (heads.length < HEADS_MAX && under < end && isHead(lines[under])) heads.push(lines[under++] ?? '')
    return { heads, dated: entry, text: lines.slice(under, end) }
  })
}

/** The description from the lines below an entry. */
export const joinDescription = (text: readonly string[]): string | null => text.join('\n').trim() || null
