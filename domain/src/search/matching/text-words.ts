import { foldText } from '../../shared/index.ts'
import { wordPattern } from '../indexing/word-pattern.ts'
import { wordForms } from '../indexing/word-spellings.ts'

/** A stretch of a text, in UTF-16 units. */
export interface Stretch {
  readonly start: number
  readonly text: string
}

/** A word as it is compared. */
export interface FoldedWord {
  readonly folded: string
  readonly forms: readonly string[]
}

const TOKEN = wordPattern("['’.]")
/** Titles and skills are shorter. UTF-16 units. */
const SHORT_TEXT = 100
const REMEMBERED_MAX = 4_000

/** Remembers short texts for all answers, because people have the same titles and skills. Forgets all of them when it is full. */
const remember = <Result>(read: (text: string) => Result): ((text: string) => Result) => {
  const known = new Map<string, Result>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = read(text)
    if (text.length > SHORT_TEXT) return result
    if (known.size >= REMEMBERED_MAX) known.clear()
    known.set(text, result)
    return result
  }
}

/** Lower case without accents, apostrophes, hyphens and spaces. */
export const foldWord = (text: string): string => foldText(text).replace(/['’\u2010 -]/g, '')

/** The words of a text as written. */
export const textWords = remember((text): readonly Stretch[] =>
  [...text.matchAll(TOKEN)].map((token) => ({ start: token.index, text: token[0] })),
)

/** A written word as it is compared. */
export const readWord = remember((text): FoldedWord => {
  const folded = foldWord(text)
  return { folded, forms: wordForms(folded) }
})
