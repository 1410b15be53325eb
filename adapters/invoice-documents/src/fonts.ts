import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

const HANKEN = '@fontsource/hanken-grotesk/files/hanken-grotesk-latin'

/** Font files: the product's own, and one that supports most other scripts. */
const files = {
  body: resolve(`${HANKEN}-400-normal.woff`),
  strong: resolve(`${HANKEN}-600-normal.woff`),
  title: resolve('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff'),
  anyBody: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  anyStrong: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const

export type Face = 'body' | 'strong' | 'title'

/** Characters of the Latin files: Latin-1 and common punctuation. */
const LATIN = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]*$/u

/** Selects the font file that supports a text. */
export const selectFont = (face: Face, text: string): string => {
  if (LATIN.test(text)) return files[face]
  return face === 'body' ? files.anyBody : files.anyStrong
}
