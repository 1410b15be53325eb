import type { FacetHit } from '../candidates/candidate-index.port.ts'
import { tokenizeDocument, tokenizeQuery } from '../indexing/index-words.ts'
import { typoDistance } from '../indexing/typo-distance.ts'
import { splitOnWhitespace } from './relax-query.ts'

/** The words of titles and skills that people have, each with how many people. */
export type Vocabulary = ReadonlyMap<string, number>

export const toVocabulary = (values: readonly FacetHit[]): Vocabulary => {
  const words = new Map<string, number>()
  for (const { count, value } of values)
    for (const word of tokenizeDocument(value)) words.set(word, (words.get(word) ?? 0) + count)
  return words
}

/** One typo more than a search forgives, so that what it does not find is still offered. */
const typosOffered = (word: string): number => {
  const { length } = Array.from(word)
  if (length < 3) return 0
  if (length < 5) return 1
  return length < 9 ? 2 : 3
}

/** The words nearest to one that nobody has: fewest typos first, then the most frequent. */
export const findNearestTerms = (word: string, vocabulary: Vocabulary, most: number): readonly string[] => {
  const allowed = typosOffered(word)
  return [...vocabulary]
    .flatMap(([known, people]) => {
      if (Math.abs(known.length - word.length) > allowed) return []
      const typos = typoDistance(known, word)
      return typos <= allowed && typos < known.length - 1 ? [{ known, people, typos }] : []
    })
    .toSorted((one, other) => one.typos - other.typos || other.people - one.people)
    .slice(0, most)
    .map(({ known }) => known)
}

/**
 * The text with each word that nobody has replaced by one that people have, at most `most` texts; none if a word is like no other. `isKnown`
 * says of which words people are found. Rule: SRCH-56.
 */
export const didYouMean = (
  text: string,
  isKnown: (word: string) => boolean,
  vocabulary: Vocabulary,
  most: number,
): readonly string[] => {
  const words = splitOnWhitespace(text)
  const nearest = words.map((word) => {
    const [token] = tokenizeQuery(word)
    return token === undefined || isKnown(word) ? [word] : findNearestTerms(token, vocabulary, most)
  })
  if (nearest.some((options) => options.length === 0)) return []
  const texts = Array.from({ length: most }, (_, way) => nearest.map((options) => options[way] ?? options[0]).join(' '))
  return [...new Set(texts)].filter((other) => other !== words.join(' '))
}
