import { findLanguage, languageOfCode } from '@guildhall/domain/reference'
import { languages } from '@guildhall/domain/reference'
import { normaliseText } from './plain.ts'

/** Locales in which exports name languages. */
const NAMING = ['en', 'es', 'pt', 'fr', 'de', 'nl', 'it', 'sv', 'da']

const named: ReadonlyMap<string, string> = new Map(
  NAMING.flatMap((locale) => {
    const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
    return languages.flatMap(({ code, name }) => {
      const word = display.of(code)
      return word === undefined ? [] : [[normaliseText(word), name] as const]
    })
  }).toReversed(),
)

/** The list's name of a language named in any locale of the exports; otherwise the name as written. */
export const parseLanguage = (words: string): string => {
  const [base = ''] = words.split(/[(,/–]| - /u, 1)
  return (
    findLanguage(words)?.name ??
    findLanguage(base)?.name ??
    named.get(normaliseText(words)) ??
    named.get(normaliseText(base)) ??
    languageOfCode(normaliseText(words))?.name ??
    words
  )
}
