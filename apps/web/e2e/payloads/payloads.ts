import { shortVectors, vectors } from './vectors.ts'

/** How many payloads there are; the proof sends each of them in every text field. */
export const PAYLOADS = 500
/** The function that payloads call, with their number. */
export const MARKER = '__ran'

/** One payload for one field. */
export interface Payload {
  readonly number: number
  readonly family: string
  readonly text: string
}

const chosen = vectors.slice(0, PAYLOADS)

const fill = (vector: string, number: number): string =>
  vector.replaceAll('ƒ', `${MARKER}(${number})`).replaceAll('№', String(number))

/**
 * Payload `at` (0 to 499) for the field with this code, which is above 99: it calls the marker with code and payload in one number of six
 * digits. Fields of fewer characters get a short form.
 */
export function payloadFor(code: number, at: number, maxLength = Number.POSITIVE_INFINITY): Payload {
  const number = code * 1000 + at
  const { family, text } = chosen[at] ?? { family: '', text: '' }
  const whole = fill(text, number)
  if (whole.length <= maxLength) return { number, family, text: whole }
  const brief = shortVectors[at % shortVectors.length] ?? ''
  return { number, family, text: fill(brief, number) }
}

/** All payloads for the field with this code. */
export const payloads = (code: number): readonly Payload[] => chosen.map((_, at) => payloadFor(code, at))

/** The numbers of payloads that a text contains, as they are written. */
export const numbersIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(/(?<!\d)[1-9]\d{5}(?!\d)/g), ([digits]) => Number(digits))
