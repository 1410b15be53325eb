import type { PlannedWord } from '../indexing/index-plan.ts'
import { createWordMarker, type HighlightedText, type HighlightTags, type WordMarker } from './word-marker.ts'

export type Highlighter = (text: string) => HighlightedText

/** Characters of one answer in which words are marked; further text is returned unmarked. */
const HIGHLIGHT_MAX_CHARACTERS = 50_000

/** The markers of the last searches: who changes filters, or turns a page, searches the same words in much the same texts. */
const markers = new Map<string, WordMarker>()
const MARKERS_MAX = 20

const markerOf = (words: readonly PlannedWord[], tags: HighlightTags): WordMarker => {
  const key = JSON.stringify([words, tags.pre, tags.post])
  const marker = markers.get(key) ?? createWordMarker(words, tags)
  markers.delete(key)
  markers.set(key, marker)
  if (markers.size > MARKERS_MAX) markers.delete(markers.keys().next().value ?? '')
  return marker
}

/** Marks words in the texts of one answer, because it stops after 50,000 characters. Rule: SRCH-47. */
export const createHighlighter = (words: readonly PlannedWord[], tags: HighlightTags): Highlighter => {
  const { mark, unmarked } = markerOf(words, tags)
  let charactersLeft = HIGHLIGHT_MAX_CHARACTERS
  return (text) => {
    const isRead = text.length <= charactersLeft && words.length > 0
    charactersLeft = Math.max(0, charactersLeft - text.length)
    return isRead ? mark(text) : unmarked(text)
  }
}
