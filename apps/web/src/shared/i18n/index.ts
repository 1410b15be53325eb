import { setTranslator } from '@guildhall/ui-kit/i18n'
import { detectLanguage, loadTranslator } from './languages.ts'

/** The language of the interface. */
export const language = typeof document === 'undefined' ? 'en' : detectLanguage()

// Modules with visible text import `t` from here and so wait until the reader's language is loaded; text at module level is translated too.
if (typeof document !== 'undefined') {
  document.documentElement.lang = language
  if (language !== 'en') setTranslator(await loadTranslator(language))
}

export { Trans, t } from '@guildhall/ui-kit/i18n'
