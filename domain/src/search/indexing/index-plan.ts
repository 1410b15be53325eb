import type { IndexQuery } from '../candidates/candidate-index.port.ts'
import type { Around, NumericFilter } from '../query/candidate-query.ts'
import { EARTH_RADIUS_METRES, normaliseCoordinates } from './distance.ts'
import { facetKey } from './index-entry.ts'
import { queryWords } from './index-words.ts'
import type { Phrase, SynonymLookup } from './synonyms.ts'
import { typosAllowed } from './typo-distance.ts'

/** Words of a text that count; more are not looked at. */
export const INDEX_WORDS_MAX = 32
/** Optional filters that count; more are not looked at. */
export const INDEX_OPTIONAL_FILTERS_MAX = 100
/** People of a search that can be paged through; the total counts everyone. */
export const INDEX_RESULT_WINDOW = 10_000

/** A word that must be found, and by what else than itself. */
export interface PlannedWord {
  readonly word: string
  readonly typos: 0 | 1 | 2
  /** True of the last word: also found where a word begins so. */
  readonly prefix: boolean
  /** Each phrase stands in for the word where all its words are in one field. */
  readonly synonyms: readonly Phrase[]
}

/**
 * A query as an index carries it out: read, folded and held within bounds in one place, so that every index understands
 * it alike.
 */
export interface IndexPlan {
  readonly words: readonly PlannedWord[]
  /** Facet keys: one of each group must be there. */
  readonly facetGroups: readonly (readonly string[])[]
  readonly optionalFacets: readonly string[]
  readonly numericGroups: readonly (readonly NumericFilter[])[]
  readonly around: Around | null
  readonly insidePlace: IndexQuery['insidePlace']
  readonly excludedUuids: readonly string[]
  /** Whole epoch milliseconds. */
  readonly changedAfter: number | null
  readonly offset: number
  readonly length: number
}

/** Reads a query. An empty "or" is no filter. */
export const planSearch = (query: IndexQuery, synonyms: SynonymLookup): IndexPlan => {
  const words = queryWords(query.text).slice(0, INDEX_WORDS_MAX)
  const alternatives = synonyms(words)
  const offset = Math.min(wholeNumber(query.offset), INDEX_RESULT_WINDOW)
  return {
    words: words.map((word, place) => ({
      word,
      typos: typosAllowed(word),
      prefix: place === words.length - 1,
      synonyms: alternatives[place] ?? [],
    })),
    facetGroups: nonEmpty(query.facetFilters).map((group) => [
      ...new Set(group.map(({ attribute, value }) => facetKey(attribute, value))),
    ]),
    optionalFacets: query.optionalFilters
      .slice(0, INDEX_OPTIONAL_FILTERS_MAX)
      .map(({ attribute, value }) => facetKey(attribute, value)),
    numericGroups: nonEmpty(query.numericFilters),
    around: query.around && boundedCircle(query.around),
    insidePlace: query.insidePlace,
    excludedUuids: query.excludedUuids.filter(isUuid),
    changedAfter: query.changedAfter === null ? null : Math.floor(query.changedAfter) || 0,
    offset,
    length: Math.min(wholeNumber(query.length), INDEX_RESULT_WINDOW - offset),
  }
}

/** The words that a job title must have as beginnings of its own. */
export const titlePrefixes = (text: string): readonly string[] => queryWords(text).slice(0, INDEX_WORDS_MAX)

/** True for a UUID in its canonical lower-case form, the only one that an index knows. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

const nonEmpty = <T>(groups: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  groups.filter((group) => group.length > 0)

const wholeNumber = (value: number): number => Math.max(0, Math.floor(value) || 0)

/** Half around the globe: a circle of this radius holds everybody. */
const EVERYWHERE_METRES = Math.ceil(Math.PI * EARTH_RADIUS_METRES)

const boundedCircle = (around: Around): Around => ({
  ...normaliseCoordinates(around),
  radius: Math.max(0, Math.min(EVERYWHERE_METRES, around.radius)),
  precision: Math.max(1, around.precision),
})
