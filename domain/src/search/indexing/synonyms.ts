import { extractPhraseTerms } from './small-words.ts'
import { singularOf } from './word-number.ts'

/**
 * Groups of words and phrases that mean the same: [['developer', 'dev'], ['QA', 'tester', 'quality assurance']]. A word may be in several
 * groups; synonyms of synonyms do not count. Rule: SRCH-9.
 */
export type SynonymGroups = readonly (readonly string[])[]

/** A phrase as its words. */
export type Phrase = readonly string[]

/** Returns for each word of a query, small words left out, the phrases in the singular that may replace it. */
export type SynonymLookup = (words: readonly string[]) => readonly (readonly Phrase[])[]

/**
 * Creates the lookup from groups. A phrase of several words is recognised if its words follow one another in the query; each of its words
 * then also matches the phrase's synonyms, so that "quality assurance" finds a QA.
 */
export const synonymLookup = (groups: SynonymGroups): SynonymLookup => {
  const others = new Map<string, Phrase[]>()
  let longest = 0
  for (const group of groups) {
    const phrases = group
      .map((phrase) => extractPhraseTerms(phrase).map(singularOf))
      .filter((phrase) => phrase.length > 0)
    for (const phrase of phrases) {
      longest = Math.max(longest, phrase.length)
      const known = others.get(phrase.join(' ')) ?? []
      known.push(...phrases.filter((other) => other.join(' ') !== phrase.join(' ')))
      others.set(phrase.join(' '), known)
    }
  }
  return (query) => {
    const words = query.map(singularOf)
    const found = words.map(() => new Map<string, Phrase>())
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 1; end <= Math.min(words.length, start + longest); end += 1) {
        for (const phrase of others.get(words.slice(start, end).join(' ')) ?? []) {
          for (const alternatives of found.slice(start, end)) alternatives.set(phrase.join(' '), phrase)
        }
      }
    }
    return found.map((alternatives) => [...alternatives.values()])
  }
}
