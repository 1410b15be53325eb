import { lengthErrors, toPlainText } from '../plain-text.ts'

/** Maximum length of a search in conversations. */
export const CONVERSATION_SEARCH_MAX_LENGTH = 100

/** Words beyond this many are ignored. */
export const CONVERSATION_SEARCH_MAX_WORDS = 8

const MARKS = /[\u0300-\u036f]/g

/** A text as it is compared: without case and accents. The index of messages folds the same way. Rule: CONV-68. */
export const foldMessageText = (text: string): string => text.normalize('NFKD').replaceAll(MARKS, '').toLowerCase()

/** The errors of a search, empty if there are none. */
export const conversationSearchErrors = (text: string): readonly string[] =>
  lengthErrors(text, CONVERSATION_SEARCH_MAX_LENGTH)

/** The terms of a search: its folded words, each once; empty for a search without words. Rule: CONV-68. */
export const toSearchTerms = (text: string): readonly string[] =>
  [...new Set(foldMessageText(toPlainText(text)).split(/\s+/))]
    .filter((word) => word !== '')
    .slice(0, CONVERSATION_SEARCH_MAX_WORDS)

/** Whether a text has all terms, in any order and place. Rule: CONV-68. */
export const hasAllTerms = (text: string, terms: readonly string[]): boolean => {
  const folded = foldMessageText(text)
  return terms.every((term) => folded.includes(term))
}

/** A part of a text; `isMatch` if it is one of the terms. */
export interface TextPart {
  readonly text: string
  readonly isMatch: boolean
}

/** Folds character by character, so that each folded character knows where it comes from. */
const foldWithSources = (text: string): { readonly folded: string; readonly sources: readonly number[] } => {
  let folded = ''
  const sources: number[] = []
  let at = 0
  for (const character of text) {
    const part = foldMessageText(character)
    folded += part
    for (let unit = 0; unit < part.length; unit += 1) sources.push(at)
    at += character.length
  }
  sources.push(at)
  return { folded, sources }
}

/** Where the terms are in a text, as [start, end) of its characters. */
const findTerms = (text: string, terms: readonly string[]): readonly (readonly [number, number])[] => {
  const { folded, sources } = foldWithSources(text)
  const found: [number, number][] = []
  for (const term of terms) {
    for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, at + term.length)) {
      const last = sources[at + term.length - 1] ?? 0
      const character = text.codePointAt(last) ?? 0
      found.push([sources[at] ?? 0, last + (character > 0xff_ff ? 2 : 1)])
    }
  }
  return found.toSorted(([a], [b]) => a - b)
}

/** A text in parts, with the terms in parts of their own, to be highlighted. Rule: CONV-69. */
export const highlightTerms = (text: string, terms: readonly string[]): readonly TextPart[] => {
  const parts: TextPart[] = []
  let from = 0
  for (const [start, end] of findTerms(text, terms)) {
    const begin = Math.max(start, from)
    if (end <= begin) continue
    if (begin > from) parts.push({ text: text.slice(from, begin), isMatch: false })
    parts.push({ text: text.slice(begin, end), isMatch: true })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false })
  return parts
}

/** Characters before the first term in an excerpt: few, so that the term shows on a narrow phone beside a badge. */
const EXCERPT_LEAD = 12

/** A text in one line that begins shortly before its first term, at the beginning of a word. Rule: CONV-69. */
export const excerptAround = (text: string, terms: readonly string[]): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const [start] = findTerms(line, terms)[0] ?? [0]
  if (start <= EXCERPT_LEAD) return line
  const space = line.indexOf(' ', start - EXCERPT_LEAD)
  return `…${line.slice(space === -1 || space >= start ? start : space + 1)}`
}
