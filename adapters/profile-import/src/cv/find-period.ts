import type { ParsedPeriod } from '@guildhall/domain/profiles'
import { parseDate, parsePeriod } from '../words/periods.ts'

/** A period within a line, and the rest of the line. */
export interface PeriodInLine {
  readonly period: ParsedPeriod
  readonly rest: string
}

const WORDS_MAX = 9
const EDGES = /^[\s|,;:·•–—()[\]-]+|[\s|,;:·•–—([\]-]+$/gu
const YEAR = /(?:19|20)\d{2}/

const without = (words: readonly string[], from: number, to: number): string =>
  [...words.slice(0, from), ...words.slice(to)]
    .join(' ')
    .replace(/\(\s*\)/g, '')
    .replace(EDGES, '')
    .replace(/\s+/g, ' ')
    .trim()

const candidate = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(/^[([|,]+|[)\]|,.;]+$/g, '')
    .trim()

/** Finds "May 2019 - June 2021" anywhere in a line; `alone` is what a single date means, if it counts. Null if there is no period. */
export const findPeriod = (line: string, alone: 'start' | 'end' | null = null): PeriodInLine | null => {
  if (!YEAR.test(line) || line.length > 300) return null
  // Adds spaces around dashes next to a year, so that they become separate words.
  const words = line.replace(/(\d{4})\s*[-–—]\s*/gu, '$1 – ').split(/\s+/)
  for (const wantsRange of alone === null ? [true] : [true, false]) {
    for (let length = Math.min(WORDS_MAX, words.length); length > 0; length -= 1) {
      for (let from = 0; from + length <= words.length; from += 1) {
        const text = candidate(words.slice(from, from + length))
        if (wantsRange === (parseDate(text) !== null)) continue
        const period = YEAR.test(text) ? parsePeriod(text, alone ?? 'start') : null
        if (period !== null) return { period, rest: without(words, from, from + length) }
      }
    }
  }
  return null
}
