/** Only this much of a text is folded. UTF-16 units. */
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

/** Lower case without accents: "São Paulo" and "sao paulo" are the same text. Rules: SRCH-7, MOD-75. */
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
