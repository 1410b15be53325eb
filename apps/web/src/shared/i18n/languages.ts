import { untranslated, type Translator } from '@guildhall/ui-kit/i18n'

/** The pseudo-language, see pseudo.ts. */
const PSEUDO = 'en-XA'

type Catalogue = Readonly<Record<string, string>>

/** Every `languages/<code>.json`: a copy of catalogue.json with its values translated, each a message of ICU MessageFormat. */
const catalogues = import.meta.glob<Catalogue>('./languages/*.json', { import: 'default' })
const loaders = new Map(
  Object.entries(catalogues).map(([path, load]) => [path.slice('./languages/'.length, -'.json'.length), load]),
)

const isSupported = (language: string): boolean => language === 'en' || language === PSEUDO || loaders.has(language)

/** The storage key of the reader's chosen language. */
const CHOICE = 'language'

/** The reader's choice, else the first language of the browser that the product has, else English. */
export const detectLanguage = (
  chosen = localStorage.getItem(CHOICE),
  wanted: readonly string[] = navigator.languages,
): string =>
  [...(chosen === null ? [] : [chosen]), ...wanted]
    .flatMap((language) => [language, language.split('-')[0] ?? language])
    .find(isSupported) ?? 'en'

/** Translates text with a catalogue; text that is missing from it stays English. */
export const createTranslator = async (language: string, load: () => Promise<Catalogue>): Promise<Translator> => {
  const [catalogue, { IntlMessageFormat }] = await Promise.all([load(), import('intl-messageformat')])
  const formats = new Map<string, InstanceType<typeof IntlMessageFormat>>()
  const formatOf = (text: string) => {
    const known = formats.get(text)
    if (known !== undefined) return known
    const made = new IntlMessageFormat(catalogue[text] ?? text, language, undefined, { ignoreTag: true })
    formats.set(text, made)
    return made
  }
  return (text, values) => String(formatOf(text).format(values))
}

export const loadTranslator = async (language: string): Promise<Translator> => {
  const load = loaders.get(language)
  return load === undefined
    ? (await import('./pseudo.ts')).createPseudo(untranslated)
    : createTranslator(language, load)
}
