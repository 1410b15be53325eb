import { foldText } from '../../shared/index.ts'
import { wordPattern } from '../indexing/word-pattern.ts'
import { wordForms } from '../indexing/word-spellings.ts'
import { memoize } from './memoize.ts'

/** A part of a text; `start` in UTF-16 units. */
export interface TextSpan {
  readonly start: number
  readonly text: string
}

/** A word as it is compared. */
export interface FoldedWord {
  readonly folded: string
  readonly forms: readonly string[]
}

const TOKEN = wordPattern("['’.]")
/** Limits of what is memoized across answers: people share titles and skills, which are short. */
export const MEMO_LIMITS = { lengthMax: 100, sizeMax: 4_000 }

/** Lower case without accents, apostrophes, hyphens and spaces. */
export const foldWord = (text: string): string => foldText(text).replace(/['’\u2010 -]/g, '')

/** The words of a text as written. */
export const tokenizeText = memoize(
  (text): readonly TextSpan[] => [...text.matchAll(TOKEN)].map((token) => ({ start: token.index, text: token[0] })),
  MEMO_LIMITS,
)

/** A written word as it is compared. */
export const normalizeWord = memoize((text): FoldedWord => {
  const folded = foldWord(text)
  return { folded, forms: wordForms(folded) }
}, MEMO_LIMITS)
