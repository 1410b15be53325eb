import { normaliseText } from './plain.ts'

/** The months in the languages of exports: en, es, pt, fr, de, nl, it, sv, da. Abbreviations are prefixes of them. */
const names: readonly (readonly string[])[] = [
  'january enero janeiro janvier januar janner januari gennaio',
  'february febrero fevereiro fevrier februar februari febbraio',
  'march marzo marco mars marz maart marts',
  'april abril avril aprile',
  'may mayo maio mai mei maggio maj',
  'june junio junho juin juni giugno',
  'july julio julho juillet juli luglio',
  'august agosto aout augustus augusti',
  'september septiembre setembro septembre settembre setiembre',
  'october octubre outubro octobre oktober ottobre',
  'november noviembre novembro novembre',
  'december diciembre dezembro decembre dezember dicembre',
].map((line) => line.split(' '))

/** Abbreviations that are a prefix of no month, or of two. */
const shortForms: ReadonlyMap<string, number> = new Map([
  ['mrt', 3],
  ['mar', 3],
  ['mae', 3],
  ['juil', 7],
  ['jui', 6],
  ['ma', 5],
  ['sept', 9],
  ['fev', 2],
  ['avr', 4],
])

const SHORTEST = 3

/** The month (1 to 12) of a name or abbreviation; null for any other word. */
export const findMonth = (word: string): number | null => {
  const plain = normaliseText(word).replace(/\.$/, '')
  const short = shortForms.get(plain)
  if (short !== undefined) return short
  const whole = names.findIndex((month) => month.includes(plain))
  if (whole >= 0) return whole + 1
  if (plain.length < SHORTEST) return null
  const matching = names.flatMap((month, index) => (month.some((name) => name.startsWith(plain)) ? [index + 1] : []))
  return matching.length === 1 ? (matching[0] ?? null) : null
}
