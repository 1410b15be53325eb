import { setTranslator } from '@guildhall/ui-kit/i18n'
import { detectLanguage, loadTranslator } from './languages.ts'

/** The language that words are said in. */
export const language = typeof document === 'undefined' ? 'en' : detectLanguage()

// Whoever says something imports it from here, and so waits until the reader's language has come: also words said while a module loads are in it.
if (typeof document !== 'undefined') {
  document.documentElement.lang = language
  if (language !== 'en') setTranslator(await loadTranslator(language))
}

export { Trans, t } from '@guildhall/ui-kit/i18n'
