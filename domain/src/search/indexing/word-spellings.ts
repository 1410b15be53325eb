import { singularOf } from './word-number.ts'

const isSimple = (word: string): boolean => /^[\p{L}\p{N}\p{M}]+$/u.test(word)

/** Whether a part of a compound word is a word, as "node" and "js" are of "node.js": a letter alone is none, so "c#" is not "c". Rule: SRCH-73. */
export const isWordPart = (part: string): boolean => part.length > 1 || /\p{N}/u.test(part)

/** Two words as one, "frontend" of "front" and "end"; null if one has signs, or both are numbers. Rule: SRCH-72. */
export const joinTokens = (first: string | undefined, second: string | undefined): string | null => {
  if (first === undefined || second === undefined || !isSimple(first) || !isSimple(second)) return null
  return /^\p{N}+$/u.test(first + second) ? null : first + second
}

/** A word in the forms in which texts and searches have it: itself, without dots inside ("nodejs", "phd"), in the singular. Rules: SRCH-72, SRCH-74. */
export const wordForms = (word: string): readonly string[] => {
  const written = /[^.]\./.test(word) ? [word, word.replaceAll('.', '')] : [word]
  return [...new Set(written.flatMap((one) => [one, singularOf(one)]))]
}

/** Other spellings of a query's word: without dots, in the singular, and as one with a neighbour. Rules: SRCH-72, SRCH-74. */
export const wordSpellings = (words: readonly string[], place: number): readonly string[] => {
  const word = words[place] ?? ''
  const joined = [joinTokens(words[place - 1], word), joinTokens(word, words[place + 1])]
  const forms = [word, ...joined].flatMap((one) => (one === null ? [] : wordForms(one)))
  return [...new Set(forms)].filter((form) => form !== word)
}
