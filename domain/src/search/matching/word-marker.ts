import { escapeHtml } from '../../shared/index.ts'
import type { PlannedWord } from '../indexing/index-plan.ts'
import { typoDistance } from '../indexing/typo-distance.ts'
import { isWordPart } from '../indexing/word-spellings.ts'
import { memoize } from './memoize.ts'
import { type FoldedWord, foldWord, MEMO_LIMITS, normalizeWord, type TextSpan, tokenizeText } from './tokenize-text.ts'

/** What stands before and after each word that matches. */
export interface HighlightTags {
  readonly pre: string
  readonly post: string
}

/** A text with its matches. `matchedWords` are words of the query, without case and accents. */
export interface HighlightedText {
  readonly value: string
  /** Whether all words of the query match, some or none. */
  readonly matchLevel: 'none' | 'partial' | 'full'
  readonly matchedWords: readonly string[]
  /** Whether every word of the text is marked, whole; absent if none is. */
  readonly fullyHighlighted?: boolean
}

/** Marks the words of texts that match the words of a query. */
export interface WordMarker {
  mark(text: string): HighlightedText
  /** The result for a text without a match. */
  unmarked(text: string): HighlightedText
}

const PART = /[^.+#&]+/g
/** What parts are between. */
const SIGN = /[.+#&]/

/** UTF-16 units. */
interface Mark {
  readonly start: number
  readonly end: number
}

const JOINT = /^[-\u2010\u2011 ]$/

const isWithin = (form: string, base: string, typos: number): boolean =>
  Math.abs(form.length - base.length) <= typos && typoDistance(form, base, typos) <= typos

/** How many characters of a folded word the query's word matches, without synonyms; 0 for no match. */
const matchLength = ({ folded, forms }: FoldedWord, planned: PlannedWord): number => {
  const { prefix, spellings, typoBases, typos, word } = planned
  if (forms.some((form) => form === word || spellings.includes(form))) return folded.length
  if (prefix && folded.startsWith(word)) return word.length
  const isNear = typoBases.some((base) => forms.some((form) => isWithin(form, base, typos)))
  return isNear ? folded.length : 0
}

/** The length of the shortest beginning of a text that folds into so many characters: folding makes "ss" of "ß". */
const lengthBeforeFolding = (text: string, folded: number): number => {
  const letters = text.match(/.\p{M}*/gsu) ?? []
  let length = 0
  for (const letter of letters) {
    if (foldWord(text.slice(0, length)).length >= folded) break
    length += letter.length
  }
  return length
}

/** Two words as one where the query has them only so: "front-end" and "front end" for "frontend". */
const joinWritten = (
  text: string,
  tokens: readonly TextSpan[],
  isWritten: (word: string) => boolean,
): readonly TextSpan[] => {
  const joined: TextSpan[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    const between = before === undefined ? '' : text.slice(before.start + before.text.length, token.start)
    const isApart = before !== undefined && isWritten(before.text) && isWritten(token.text)
    if (before !== undefined && JOINT.test(between) && !isApart && isWritten(before.text + token.text)) {
      joined.pop()
      joined.push({ start: before.start, text: before.text + between + token.text })
    } else joined.push(token)
  }
  return joined
}

/** A word, or if it does not match its parts ("node" and "js" of "node.js"), also with the dot before ("ASP.NET"). */
const candidatesOf = ({ start, text }: TextSpan): readonly (readonly TextSpan[])[] => {
  if (!SIGN.test(text)) return [[{ start, text }]]
  const parts = [...text.matchAll(PART)]
    .filter(([part]) => isWordPart(part))
    .map((part) => ({ start: start + part.index, text: part[0] }))
  const dotted = parts.flatMap((part) =>
    part.start > start
      ? [{ start: part.start - 1, text: text.slice(part.start - 1 - start, part.start - start) + part.text }]
      : [],
  )
  return [[{ start, text }], parts, dotted]
}

/**
 * Marks by the rules of the search: the last word also as a prefix, with typos and synonyms. Where the tags are HTML the text is escaped; with
 * tags of its own a client escapes the text itself. Rule: SRCH-47.
 */
export const createWordMarker = (words: readonly PlannedWord[], tags: HighlightTags): WordMarker => {
  const isMarkup = /[<>]/.test(tags.pre + tags.post)
  const show = (text: string): string => (isMarkup ? escapeHtml(text) : text)
  const queryWords = new Set(words.map(({ word }) => word))
  const written = new Set(words.flatMap(({ spellings, word }) => [word, ...spellings]))
  const isWritten = memoize((text) => normalizeWord(text).forms.some((form) => written.has(form)), MEMO_LIMITS)
  const readers = words.map((word) => ({
    word,
    lengthIn: memoize((text) => matchLength(normalizeWord(text), word), MEMO_LIMITS),
  }))
  const inSynonyms = new Set(words.flatMap(({ synonyms }) => synonyms.flat()))
  const isMatch = ({ text }: TextSpan): boolean =>
    readers.some(({ lengthIn }) => lengthIn(text) > 0) || normalizeWord(text).forms.some((form) => inSynonyms.has(form))
  const writtenWords = [...written]
  const isBeginning = (form: string): boolean => writtenWords.some((word) => word.startsWith(form))
  /** Whether a word of a text may be marked: by itself, as its parts, or as the first of two that the query has as one. Most may not. */
  const mayMatch = memoize(
    (text) => normalizeWord(text).forms.some(isBeginning) || candidatesOf({ start: 0, text }).flat().some(isMatch),
    MEMO_LIMITS,
  )
  const unmarked = (text: string): HighlightedText => ({ value: show(text), matchLevel: 'none', matchedWords: [] })
  const mark = memoize((text): HighlightedText => {
    const read = tokenizeText(text)
    if (!read.some((token) => mayMatch(token.text))) return unmarked(text)
    const tokens = joinWritten(text, read, isWritten)
    const own = new Set(tokens.flatMap((token) => normalizeWord(token.text).forms))
    const planned = readers.map(({ lengthIn, word }) => {
      const present = word.synonyms.filter((phrase) => phrase.every((part) => own.has(part)))
      return { word, lengthIn, synonyms: new Set(present.flat()) }
    })
    const matched = new Set<string>()
    /** The longest match in a span. */
    const markIn = ({ start, text: part }: TextSpan): Mark | null => {
      const { folded, forms } = normalizeWord(part)
      const lengths = planned.map(({ lengthIn, synonyms, word }) => {
        const length = synonyms.size > 0 && forms.some((form) => synonyms.has(form)) ? folded.length : lengthIn(part)
        if (length > 0) matched.add(word.word)
        return length
      })
      const longest = Math.max(...lengths)
      if (longest === 0) return null
      return { start, end: start + (longest === folded.length ? part.length : lengthBeforeFolding(part, longest)) }
    }
    const marks = tokens.flatMap((token) => {
      for (const spans of candidatesOf(token)) {
        const found = spans.map(markIn).filter((mark) => mark !== null)
        if (found.length > 0) return found
      }
      return []
    })
    if (marks.length === 0) return unmarked(text)
    let shown = ''
    let at = 0
    for (const { end, start } of marks) {
      shown += show(text.slice(at, start)) + tags.pre + show(text.slice(start, end)) + tags.post
      at = end
    }
    const isWhole = tokens.every(({ start, text: whole }) =>
      marks.some((mark) => mark.start === start && mark.end === start + whole.length),
    )
    return {
      value: shown + show(text.slice(at)),
      matchLevel: matched.size === queryWords.size ? 'full' : 'partial',
      matchedWords: [...queryWords].filter((word) => matched.has(word)),
      fullyHighlighted: isWhole,
    }
  }, MEMO_LIMITS)
  return { mark, unmarked }
}
