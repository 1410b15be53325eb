import { splitIntoTokens } from './index-words.ts'

/** Words that join others and describe nobody. "It" is not one of them: it is a field of work. */
const SMALL_WORDS: ReadonlySet<string> = new Set('a an and as at by for from in of on or the to with'.split(' '))

/**
 * The words of a search text that must be found: all but small words. A small word counts where it is the last one, which may be the
 * beginning of another, and where a hyphen makes it a part of one ("in-house"). Rule: SRCH-71.
 */
export const extractSearchTerms = (text: string): readonly string[] => {
  const words = splitIntoTokens(text)
  const counts = words.filter(
    ({ afterHyphen, word }, place) => !SMALL_WORDS.has(word) || afterHyphen || (words[place + 1]?.afterHyphen ?? true),
  )
  return counts.map(({ word }) => word)
}

/** The words of a phrase that must be found: all but small words, if there are others. Rule: SRCH-71. */
export const extractPhraseTerms = (phrase: string): readonly string[] => {
  const words = splitIntoTokens(phrase).map(({ word }) => word)
  const counts = words.filter((word) => !SMALL_WORDS.has(word))
  return counts.length > 0 ? counts : words
}
