import type { Translator } from '@guildhall/ui-kit/i18n'

const accents: Readonly<Record<string, string>> = {
  a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ó', s: 'š', u: 'ú', y: 'ý', z: 'ž',
  A: 'Å', C: 'Ç', E: 'É', I: 'Í', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Ü', Y: 'Ý', Z: 'Ž',
} // prettier-ignore

/** Accents the text, except for placeholders and tags. */
const accented = (text: string): string =>
  text
    .split(/(\{\w+\}|<\/?\w+>)/)
    .map((piece, at) => (at % 2 === 1 ? piece : piece.replaceAll(/[a-z]/gi, (letter) => accents[letter] ?? letter)))
    .join('')

/**
 * English with accents, a third longer and in brackets; text that stays plain is not in the catalogue. "[Šéñd réqúéšt····]"; `untranslated` fills in
 * the values of placeholders, which stay as they are. It is not imported: the page waits for this module before the rest of its first file runs.
 */
export const createPseudo =
  (untranslated: Translator): Translator =>
  (text, values) =>
    text.startsWith('[') ? text : `[${untranslated(accented(text), values)}${'·'.repeat(Math.ceil(text.length / 3))}]`
