import type { Random } from './random.ts'

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty']

/** A whole number up to 49 as words: 'eleven', 'twenty-two'. */
export const spellOutNumber = (count: number): string => {
  if (count < 20) return small[count] ?? String(count)
  const ones = count % 10
  return `${tens[Math.floor(count / 10)] ?? ''}${ones === 0 ? '' : `-${small[ones] ?? ''}`}`
}

/** Capitalises the first letter. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Lower-cases the first letter, for use within a sentence. */
export const uncapitalise = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** 'A', 'A and B', 'A, B and C'. */
export const formatList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`

/** Adds 'a' or 'an' by pronunciation; abbreviations are spelt letter by letter. */
export const withArticle = (phrase: string): string => {
  const abbreviation = /^(UX|UI|HR|QA|SEO|ETL|ERP|BI|BIM|GIS|IT|3D)\b/.exec(phrase)?.[1]
  if (abbreviation !== undefined)
    return `${['UX', 'UI', 'BI', 'BIM', 'GIS', '3D', 'QA'].includes(abbreviation) ? 'a' : 'an'} ${phrase}`
  return `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`
}

const roundFigure = (figure: number): number => {
  if (figure >= 2_000) return Math.round(figure / 500) * 500
  if (figure >= 200) return Math.round(figure / 50) * 50
  return figure >= 60 ? Math.round(figure / 5) * 5 : figure
}

/** Replaces each [2-9] by a random figure of the range, rounded like a person would. */
export const fillFigures = (text: string, random: Random): string =>
  text.replace(/\[(\d+)-(\d+)\]/g, (_, from: string, to: string) => {
    const low = Number(from)
    const high = Number(to)
    const figure = Math.min(high, Math.max(low, roundFigure(random.int(low, high))))
    return figure >= 10_000 ? figure.toLocaleString('en-US') : String(figure)
  })
