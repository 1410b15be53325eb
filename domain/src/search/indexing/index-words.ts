/** Words longer than this are cut, in documents and in queries alike. Code points. */
const WORD_MAX_LENGTH = 64
/** Of a longer text only the beginning is read. UTF-16 units. */
const TEXT_MAX_LENGTH = 50_000

/** Letters that are no letter with a mark, yet are typed as plain ones. */
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

/** Most texts are; what follows for the others takes ten times as long. */
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

/**
 * Letters and digits, with what makes a technology's name: a dot before or inside (.net, node.js), + or # at the end
 * (c++, c#).
 */
const WORD = /(?:(?<![\p{L}\p{N}\p{M}.])\.)?[\p{L}\p{N}\p{M}]+(?:\.[\p{L}\p{N}\p{M}]+)*[+#]*/gu

const cut = (word: string): string =>
  word.length <= WORD_MAX_LENGTH ? word : Array.from(word).slice(0, WORD_MAX_LENGTH).join('')

/** The words of a text as a searcher means them, in their order; a text of signs alone has none. */
export const queryWords = (text: string): readonly string[] =>
  (foldText(text).replace(/['’]/g, '').match(WORD) ?? []).map(cut)

/**
 * Every word by which a text is found, each once: the words themselves, and the parts of the composed ones, so that
 * "node.js" is found by "node", "js" and ".js" too, and "c#" by "c".
 */
export const documentWords = (text: string): readonly string[] => [...new Set(queryWords(text).flatMap(withParts))]

const withParts = (word: string): readonly string[] | string => {
  if (!/[.+#]/.test(word)) return word
  const parts = word.split(/[.+#]+/).filter((part) => part !== '')
  const dotted = [...word.matchAll(/\.[^.+#]+/g)].map(([part]) => part)
  return [word, ...parts, ...dotted]
}
