import { findPeriod, type PeriodInLine } from './find-period.ts'

/** An entry of a CV: the words beside and around its dates, and what stands under them. */
export interface CvEntry {
  readonly heads: readonly string[]
  readonly dated: PeriodInLine
  readonly text: readonly string[]
}

const HEAD_MAX_LENGTH = 110
const HEADS_MAX = 2
const BULLET = /^\s*[•·▪◦‣●○■➢►▶✓*–—-]\s*/u

/** Whether a line may name a job or a school: short, no bullet, no sentence. */
const isHead = (line: string | undefined): line is string =>
  line !== undefined && line.length <= HEAD_MAX_LENGTH && !BULLET.test(line) && !/[.;!?]$/.test(line)

interface DatedLine extends PeriodInLine {
  readonly index: number
}

/** How many lines above the first dates belong to them: writers do it alike in all their entries. */
const headsAbove = (lines: readonly string[], first: number): number => {
  let count = 0
  while (count < HEADS_MAX && isHead(lines[first - count - 1])) count += 1
  return count
}

/** Splits a section at its dates. `alone` lets a single date make an entry. */
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

/** A description from the lines under an entry. */
export const joinDescription = (text: readonly string[]): string | null => text.join('\n').trim() || null
