/** A word as tsquery and tsvector read it. */
export const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** A facet's key among the words. No word begins with this sign, so no search by prefix meets it. */
export const facetLexeme = (key: string): string => quoted(`=${key}`)

/** Words shorter than this are within a typo of no word that may have one. Letters. */
export const VOCABULARY_MIN_LENGTH = 4

/**
 * A bit for each letter that the word has, whatever its count and place; letters share bits. A changed letter moves two
 * bits at most, one more or less one bit, a swap none. A signed 32-bit integer.
 */
export const lettersOf = (word: string): number =>
  Array.from(word).reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % 31)), 0)
