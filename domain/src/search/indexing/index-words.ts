import { foldText } from '../../shared/index.ts'
import { wordPattern } from './word-pattern.ts'
import { isWordPart, joinTokens, wordForms } from './word-spellings.ts'

/** Longer words are cut, in documents and in queries. Code points. */
const WORD_MAX_LENGTH = 64

const WORD = wordPattern(String.raw`\.`)

/** The second is U+2010, to which folding turns the hyphen that does not break. */
const HYPHENS = '-\u2010'

const cut = (word: string): string =>
  word.length <= WORD_MAX_LENGTH ? word : Array.from(word).slice(0, WORD_MAX_LENGTH).join('')

/** A word of a text. */
export interface TextWord {
  readonly word: string
  /** Whether a hyphen joins it to the word before, as "end" in "front-end". */
  readonly afterHyphen: boolean
}

/** The words of a text in their order; punctuation alone has none. */
export const splitIntoTokens = (text: string): readonly TextWord[] => {
  const folded = foldText(text).replace(/['’]/g, '')
  let end = NaN
  return [...folded.matchAll(WORD)].map(({ 0: word, index }) => {
    const afterHyphen = index === end + 1 && HYPHENS.includes(folded.charAt(end))
    end = index + word.length
    return { word: cut(word), afterHyphen }
  })
}

/** The words of a text in their order, without how they are joined. */
export const tokenizeQuery = (text: string): readonly string[] => splitIntoTokens(text).map(({ word }) => word)

/** Maximum number of words of a search; further ones are ignored. */
export const INDEX_WORDS_MAX = 32

/** The prefixes that the words of a job title or a skill must match. */
export const titlePrefixes = (text: string): readonly string[] => tokenizeQuery(text).slice(0, INDEX_WORDS_MAX)

/**
 * All words that match a text, each once: the words, the parts of compound ones, so that "node.js" is also found by "node", "js" and ".js",
 * and their other forms: "nodejs" of "node.js", "frontend" of "front-end", "engineer" of "engineers". Letters alone are no parts: "c#" is
 * not found by "c", nor "r&d" by "r". Rules: SRCH-72, SRCH-73, SRCH-74.
 */
export const tokenizeDocument = (text: string): readonly string[] => tokenize(text, ({ afterHyphen }) => afterHyphen)

/** The same of a name: what somebody may write as one word, such as "frontend" of "Front end", has that, too. Rule: SRCH-72. */
export const tokenizeName = (text: string): readonly string[] => tokenize(text, () => true)

const tokenize = (text: string, isJoined: (word: TextWord) => boolean): readonly string[] => {
  const words = splitIntoTokens(text)
  const all = words.flatMap((own, place) => {
    const joined = isJoined(own) ? joinTokens(words[place - 1]?.word, own.word) : null
    return joined === null ? withParts(own.word) : [...withParts(own.word), joined]
  })
  return [...new Set(all.flatMap(wordForms))]
}

const withParts = (word: string): readonly string[] => {
  if (!/[.+#&]/.test(word)) return [word]
  const parts = word.split(/[.+#&]+/).filter(isWordPart)
  const dotted = parts.map((part) => `.${part}`).filter((part) => word.includes(part))
  return [word, ...parts, ...dotted]
}
