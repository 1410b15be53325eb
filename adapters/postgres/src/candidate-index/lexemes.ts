/** Quotes a word for tsquery and tsvector. */
export const quoteLexeme = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** A facet's key as a lexeme. No word starts with this character, so prefix searches never match it. */
export const toFacetLexeme = (key: string): string => quoteLexeme(`=${key}`)

/** Shorter words are never matched with typos, so they are left out of the vocabulary. In letters. */
export const VOCABULARY_MIN_LENGTH = 4

/**
 * A bit set of the letters in a word, regardless of count and position; letters share bits. A substitution changes at most two
 * bits, an insertion or deletion one, a swap none. A signed 32-bit integer.
 */
export const letterBits = (word: string): number =>
  Array.from(word).reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % 31)), 0)
