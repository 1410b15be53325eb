import { extractSearchTerms } from '../indexing/small-words.ts'

/** Words of a text that are combined anew; further ones are left out. */
const WORDS_MAX = 6
/** Up to so many words, every combination is tried. */
const COMBINED_MAX = 4

/** A text of fewer words, and the places of its words in the whole text. */
export interface RelaxedQuery {
  readonly text: string
  readonly places: readonly number[]
}

/** The words of a text as they were typed. */
export const splitOnWhitespace = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

/** The typed words that a search reads as such: "head of sales" has two, and punctuation alone is none. Rule: SRCH-71. */
const searchedWords = (text: string): readonly string[] =>
  splitOnWhitespace(text).filter((word, place, all) => {
    const isLast = place === all.length - 1
    // Only a small word at the end may be the beginning of another.
    return extractSearchTerms(isLast ? word : `${word} x`).length > (isLast ? 0 : 1)
  })

const subsetsOf = (count: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** count - 2 }, (_, set) =>
    Array.from({ length: count }, (__, place) => place).filter((place) => ((set + 1) >> place) % 2 === 1),
  )

/** Without one word, and each word alone. */
const simplestOf = (count: number): readonly (readonly number[])[] => {
  const all = Array.from({ length: count }, (_, place) => place)
  return [...all.map((left) => all.filter((place) => place !== left)), ...all.map((place) => [place])]
}

/** The texts with fewer of the words that a search reads, most words first; none for a text of one word. Rule: SRCH-55. */
export const relaxQuery = (text: string): readonly RelaxedQuery[] => {
  const words = searchedWords(text).slice(0, WORDS_MAX)
  if (words.length < 2) return []
  const sets = words.length <= COMBINED_MAX ? subsetsOf(words.length) : simplestOf(words.length)
  return sets
    .toSorted((one, other) => other.length - one.length)
    .map((places) => ({ places, text: places.map((place) => words[place]).join(' ') }))
}

export interface CountedText {
  readonly text: string
  /** How many people the search finds with this text. */
  readonly people: number
}

const isWithin = (part: RelaxedQuery, whole: RelaxedQuery): boolean =>
  part.places.length < whole.places.length && part.places.every((place) => whole.places.includes(place))

/**
 * The best of counted texts: first those that cannot have one more word, most words first; then the rest, fewest people first, because they
 * say most. Texts that find nobody are left out.
 */
export const rankRelaxedQueries = (
  counted: readonly (RelaxedQuery & { readonly people: number })[],
  most: number,
): readonly CountedText[] => {
  const found = counted.filter(({ people }) => people > 0)
  const whole = found.filter((one) => !found.some((other) => isWithin(one, other)))
  const rest = found.filter((one) => !whole.includes(one)).toSorted((one, other) => one.people - other.people)
  const best = whole.toSorted((one, other) => other.places.length - one.places.length || other.people - one.people)
  return [...best, ...rest].slice(0, most).map(({ people, text }) => ({ people, text }))
}
