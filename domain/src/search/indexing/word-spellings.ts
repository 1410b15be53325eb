const isSimple = (word: string): boolean => /^[\p{L}\p{N}\p{M}]+$/u.test(word)

/** Whether a part of a compound word is a word, as "node" and "js" are of "node.js": a letter alone is none, so "c#" is not "c". Rule: SRCH-73. */
export const isWordPart = (part: string): boolean => part.length > 1 || /\p{N}/u.test(part)

/** Two words as one, "frontend" of "front" and "end"; null if one has signs, or both are numbers. Rule: SRCH-72. */
export const joinWords = (first: string | undefined, second: string | undefined): string | null => {
  if (first === undefined || second === undefined || !isSimple(first) || !isSimple(second)) return null
  return /^\p{N}+$/u.test(first + second) ? null : first + second
}

/** A word without the dots inside it, "nodejs" of "node.js" and "phd" of "ph.d"; null if it has none. Rule: SRCH-72. */
export const withoutDots = (word: string): string | null => (/[^.]\./.test(word) ? word.replaceAll('.', '') : null)

/** Other spellings of a query's word: without dots, and as one with a neighbour. Rule: SRCH-72. */
export const wordSpellings = (words: readonly string[], place: number): readonly string[] => {
  const word = words[place] ?? ''
  const spellings = [withoutDots(word), joinWords(words[place - 1], word), joinWords(word, words[place + 1])]
  return spellings.filter((spelling) => spelling !== null)
}
