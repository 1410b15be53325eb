import { compareCodePoints } from '../../shared/index.ts'
import type { FacetHit } from '../candidates/candidate-index.port.ts'
import { titlePrefixes, tokenizeName } from './index-words.ts'

/** Whether every word of the text is the prefix of a word of a value. */
export const completesText = (text: string): ((value: string) => boolean) => {
  const prefixes = titlePrefixes(text)
  return (value) => {
    const words = tokenizeName(value)
    return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)))
  }
}

/** The values that complete a text, most people first, then by code point: for indexes that can count values, but not read their words. */
export const selectFacetHits = (hits: readonly FacetHit[], text: string, limit: number): readonly FacetHit[] => {
  const completes = completesText(text)
  return hits
    .filter(({ value }) => completes(value))
    .toSorted((left, right) => right.count - left.count || compareCodePoints(left.value, right.value))
    .slice(0, Math.max(0, limit))
}
