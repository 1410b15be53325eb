import type { ParsedPeriod, PartialDate } from '@guildhall/domain/profiles'
import { findMonth } from './months.ts'
import { normaliseText } from './plain.ts'

const PRESENT = new Set(
  (
    'present|presente|current|currently|now|today|ongoing|to date|till date|actual|actualidad|la actualidad|actualmente|hasta la fecha|hoy|' +
    'atual|atualmente|ate o momento|o momento|momento|hoje|atualidade|' +
    "aujourd'hui|ce jour|a ce jour|actuel|en cours|maintenant|heute|jetzt|aktuell|derzeit|laufend|gegenwart|" +
    'heden|nu|nutid|oggi|attuale|in corso|ad oggi|nuvarande|pagaende|prezent|настоящее время|по настоящее время'
  ).split('|'),
)

const isPresent = (words: string): boolean => PRESENT.has(normaliseText(words).replace(/[.)]+$/, ''))

const YEAR = /^(?:19|20)\d{2}$/

/** Reads one date: "October 2022", "octubre de 2022", "2019", "10/2022", "2022-10". Null for anything else. */
export const parseDate = (words: string): PartialDate | null => {
  const text = normaliseText(words).replace(/[,()]/g, ' ').replace(/\s+/g, ' ').trim()
  if (YEAR.test(text)) return { year: Number(text), month: null }
  const figures = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-]((?:19|20)\d{2})$/.exec(text)
  const turned = /^((?:19|20)\d{2})[/.-](\d{1,2})(?:[/.-]\d{1,2})?$/.exec(text)
  const month = Number(figures?.[2] ?? turned?.[2] ?? 0)
  if (month >= 1 && month <= 12) return { year: Number(figures?.[3] ?? turned?.[1]), month }
  const named =
    /^(?:\d{1,2}(?:st|nd|rd|th|er|º|\.)?\s+)?(?:de\s+)?(\p{L}+)\.?\s*(?:\d{1,2}\s+)?(?:de\s+|del\s+|of\s+|')?((?:19|20)\d{2})$/u.exec(
      text,
    )
  const year = Number(named?.[2])
  const named_ = named === null ? null : findMonth(named[1] ?? '')
  return named_ === null ? null : { year, month: named_ }
}

const DASHES =
  /\s*(?:[-–—−‒~]|\bto\b|\buntil\b|\btill\b|\bbis\b|\bhasta\b|\bat[eé]\b|\bjusqu'à\b|\btot\b|\bau\b|\bal\b|\ba\b|\bà\b)\s*/giu

/** The bracket after a period: its duration. */
const withoutLength = (text: string): string => text.replace(/\s*[([][^()[\]]*[)\]]?\s*$/u, '')

/** Parses "start - end", "start - Present", or a single date as `single` (start or end). Null if no date is legible. */
export const parsePeriod = (words: string, single: 'start' | 'end' = 'start'): ParsedPeriod | null => {
  const text = words.trim()
  const alone = parseDate(text)
  if (alone !== null) {
    return { start: single === 'start' ? alone : null, end: single === 'end' ? alone : null, current: false }
  }
  for (const match of text.matchAll(DASHES)) {
    const start = parseDate(text.slice(0, match.index))
    if (start === null) continue
    const rest = text.slice(match.index + match[0].length)
    if (isPresent(rest)) return { start, end: null, current: true }
    const end = parseDate(rest)
    if (end !== null) return { start, end, current: false }
  }
  return null
}

/** The years of a period whose months are in an unknown language; an end without a year means "Present". */
const yearsOf = (words: string): ParsedPeriod | null => {
  const [, start, rest = ''] = /^\D*((?:19|20)\d{2})\D*?\s[-–—]\s(.+)$/u.exec(words) ?? []
  if (start === undefined) return null
  const end = /(?:19|20)\d{2}/.exec(rest)?.[0]
  const date = (year: string): PartialDate => ({ year: Number(year), month: null })
  return {
    start: date(start),
    end: end === undefined ? null : date(end),
    current: end === undefined && !/\d/.test(rest),
  }
}

/** The same with a duration in brackets: "October 2022 - January 2023 (4 months)". If the months are illegible, only the years. */
export const parseMeasuredPeriod = (words: string): ParsedPeriod | null =>
  parsePeriod(words) ?? parsePeriod(withoutLength(words)) ?? yearsOf(withoutLength(words))
