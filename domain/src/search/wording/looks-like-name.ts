import { tokenizeQuery } from '../indexing/index-words.ts'
import type { Vocabulary } from './did-you-mean.ts'
import { splitOnWhitespace } from './relax-query.ts'

const WORDS_MAX = 4

/** Letters, with the marks of names: O'Neill, Botha-Khumalo, J. */
const NAME_PART = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?$/u
const CAPITALISED = /^\p{Lu}(?!\p{Lu}+$)/u

/**
 * Whether a text that finds nobody looks like somebody's name: one capitalised word, or two to four words, that are no words of titles and
 * skills; of capitalised ones the first need not be. Names of people are never compared, so that nobody learns who is here. Rule: SRCH-57.
 */
export const looksLikeName = (text: string, vocabulary: Vocabulary): boolean => {
  const words = splitOnWhitespace(text)
  if (words.length === 0 || words.length > WORDS_MAX || !words.every((word) => NAME_PART.test(word))) return false
  const isCapitalised = words.every((word) => CAPITALISED.test(word))
  const isKnown = (word: string): boolean => tokenizeQuery(word).some((token) => vocabulary.has(token))
  if (words.length === 1) return isCapitalised && !words.some(isKnown)
  return isCapitalised ? !isKnown(words[0] ?? '') : !words.some(isKnown)
}
