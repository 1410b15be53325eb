/** Longer words are cut, in documents and in queries. Code points. */
const WORD_MAX_LENGTH = 64
/** Only this much of a text is indexed. UTF-16 units. */
const TEXT_MAX_LENGTH = 50_000

/** Letters that do not decompose into a letter and an accent, but are typed as plain letters. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
}

/** Lower case without accents: "São Paulo" and "sao paulo" are the same text. Rule: SRCH-7. */
export const foldText = (text: string): string => {
  const read = text.slice(0, TEXT_MAX_LENGTH)
  return isPlain(read) ? read.toLowerCase() : foldMarks(read)
}

/** A fast path: most texts are plain ASCII. */
const isPlain = (text: string): boolean => /^[\x20-\x7e\n]*$/.test(text)

const foldMarks = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøđðþłħı]/g, (letter) => PLAIN[letter] ?? letter)

/** Letters and digits, and the characters of technology names: a dot before or inside (.net, node.js), + or # at the end (c++, c#). */
const WORD = /(?:(?<![\p{L}\p{N}\p{M}.])\.)?[\p{L}\p{N}\p{M}]+(?:\.[\p{L}\p{N}\p{M}]+)*[+#]*/gu

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
export const readWords = (text: string): readonly TextWord[] => {
  const folded = foldText(text).replace(/['’]/g, '')
  let end = NaN
  return [...folded.matchAll(WORD)].map(({ 0: word, index }) => {
    const afterHyphen = index === end + 1 && HYPHENS.includes(folded.charAt(end))
    end = index + word.length
    return { word: cut(word), afterHyphen }
  })
}

/** The words of a text in their order, without how they are joined. */
export const tokenizeQuery = (text: string): readonly string[] => readWords(text).map(({ word }) => word)

/**
 * All words that match a text, each once: the words and the parts of compound ones, so that "node.js" is also found by "node", "js" and
 * ".js", and "c#" by "c".
 */
export const tokenizeDocument = (text: string): readonly string[] => [
  ...new Set(tokenizeQuery(text).flatMap(withParts)),
]

const withParts = (word: string): readonly string[] | string => {
  if (!/[.+#]/.test(word)) return word
  const parts = word.split(/[.+#]+/).filter((part) => part !== '')
  const dotted = [...word.matchAll(/\.[^.+#]+/g)].map(([part]) => part)
  return [word, ...parts, ...dotted]
}
