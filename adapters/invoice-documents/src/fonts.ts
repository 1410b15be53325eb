import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

const HANKEN = '@fontsource/hanken-grotesk/files/hanken-grotesk-latin'

/** The files that text is set in: the product's own faces, and one that knows most other scripts. */
const files = {
  body: resolve(`${HANKEN}-400-normal.woff`),
  strong: resolve(`${HANKEN}-600-normal.woff`),
  title: resolve('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff'),
  anyBody: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  anyStrong: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const

export type Face = 'body' | 'strong' | 'title'

/** What the latin files hold: Latin-1 and the usual dashes, quotes and signs. */
const LATIN = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]*$/u

/** The file that can set a text. */
export const fontOf = (face: Face, text: string): string => {
  if (LATIN.test(text)) return files[face]
  return face === 'body' ? files.anyBody : files.anyStrong
}
