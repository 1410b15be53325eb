import { speak } from '@guildhall/ui-kit/words'
import { languageOf, speakerOf } from './languages.ts'

/** The language that words are said in. */
export const language = typeof document === 'undefined' ? 'en' : languageOf()

// Whoever says something imports it from here, and so waits until the reader's language has come: also words said while a module loads are in it.
if (typeof document !== 'undefined') {
  document.documentElement.lang = language
  if (language !== 'en') speak(await speakerOf(language))
}

export { Say, say } from '@guildhall/ui-kit/words'
