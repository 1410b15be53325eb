import { isUuid } from '../../shared/index.ts'
import type { IndexQuery } from '../candidates/candidate-index.port.ts'
import type { Around, GeoBox, NumericFilter, OmittablePart } from '../query/candidate-query.ts'
import type { CandidateSort } from '../query/search-sort.ts'
import { EARTH_RADIUS_METRES, normaliseCoordinates } from './distance.ts'
import { facetKey } from './index-entry.ts'
import { INDEX_WORDS_MAX, titlePrefixes } from './index-words.ts'
import { extractSearchTerms } from './small-words.ts'
import type { Phrase, SynonymLookup } from './synonyms.ts'
import { typosAllowed } from './typo-distance.ts'
import { singularOf } from './word-number.ts'
import { wordSpellings } from './word-spellings.ts'

/** Maximum number of optional filters; further ones are ignored. */
export const INDEX_OPTIONAL_FILTERS_MAX = 100
/** Maximum number of hits that can be paged through; the total counts everyone. */
export const INDEX_RESULT_WINDOW = 10_000

/** A required word, with its spellings and its prefix, typo and synonym matches. */
export interface PlannedWord {
  readonly word: string
  /** Other ways to write the word: they count as the word itself. */
  readonly spellings: readonly string[]
  /** The words from which typos are counted: this one, and its singular if that is long enough; none if no typo is allowed. */
  readonly typoBases: readonly string[]
  readonly typos: 0 | 1 | 2
  /** True for the last word, which also matches as a prefix. */
  readonly prefix: boolean
  /** Each phrase matches instead of the word if all its words are in one field. */
  readonly synonyms: readonly Phrase[]
}

/** A query as executed by an index: normalised and limited in one place, so that all engines interpret it alike. */
export interface IndexPlan {
  readonly words: readonly PlannedWord[]
  /** Facet keys: one of each group must match. */
  readonly facetGroups: readonly (readonly string[])[]
  readonly optionalFacets: readonly string[]
  readonly numericGroups: readonly (readonly NumericFilter[])[]
  /** At most one of the three; no box is no filter. */
  readonly boxes: readonly GeoBox[]
  readonly around: Around | null
  readonly insidePlace: IndexQuery['insidePlace']
  /** Facet keys: people with one of them match wherever they are. Empty without a place. */
  readonly besidePlace: readonly string[]
  readonly sort: CandidateSort
  /** Whoever hides from one of these does not match. */
  readonly companyKeys: readonly string[]
  readonly excludedUuids: readonly string[]
  /** Whole epoch milliseconds. */
  readonly changedAfter: number | null
  /** Whole epoch milliseconds, inclusive. */
  readonly changedUntil: number | null
  readonly offset: number
  readonly length: number
  readonly omit: readonly OmittablePart[]
}

/** "Enginers" is one typo from "engineer" as it is from "engineers", but "chefs" is no "chief". Rules: SRCH-7, SRCH-74. */
const typoBases = (word: string): readonly string[] =>
  [...new Set([word, singularOf(word)])].filter((base) => typosAllowed(base) > 0)

/** The words of a text with what matches each of them. Rules: SRCH-7, SRCH-9, SRCH-71, SRCH-72. */
export const planQueryTerms = (text: string, synonyms: SynonymLookup): readonly PlannedWord[] => {
  const words = extractSearchTerms(text).slice(0, INDEX_WORDS_MAX)
  const alternatives = synonyms(words)
  return words.map((word, place) => ({
    word,
    spellings: wordSpellings(words, place),
    typoBases: typoBases(word),
    typos: typosAllowed(word),
    prefix: place === words.length - 1,
    synonyms: alternatives[place] ?? [],
  }))
}

/** The words of a job title as they are completed: each one as a prefix. Rule: SRCH-17. */
export const planTitleTerms = (text: string): readonly PlannedWord[] =>
  titlePrefixes(text).map((word) => ({ word, spellings: [], typoBases: [], typos: 0, prefix: true, synonyms: [] }))

/** People who work remotely, or in any way. Rules: SRCH-10, SRCH-52. */
const REMOTE_FACETS = ['Remote', 'Any type'].map((value) => facetKey('workplace_type', value))

/** Plans a query. An empty "or" is no filter. */
export const planSearch = (query: IndexQuery, synonyms: SynonymLookup): IndexPlan => {
  const offset = Math.min(wholeNumber(query.offset), INDEX_RESULT_WINDOW)
  const boxes = query.insideBoxes ?? []
  const insidePlace = boxes.length > 0 ? null : query.insidePlace
  const around = boxes.length > 0 ? null : query.around
  return {
    words: planQueryTerms(query.text, synonyms),
    facetGroups: nonEmpty(query.facetFilters).map((group) => [
      ...new Set(group.map(({ attribute, value }) => facetKey(attribute, value))),
    ]),
    optionalFacets: query.optionalFilters
      .slice(0, INDEX_OPTIONAL_FILTERS_MAX)
      .map(({ attribute, value }) => facetKey(attribute, value)),
    numericGroups: nonEmpty(query.numericFilters),
    boxes,
    around: insidePlace === null && around !== null ? boundedCircle(around) : null,
    insidePlace,
    besidePlace: query.remoteAnywhere && (boxes[0] ?? around ?? insidePlace) !== null ? REMOTE_FACETS : [],
    sort: query.sort,
    companyKeys: query.companyKeys,
    excludedUuids: query.excludedUuids.filter(isUuid),
    changedAfter: query.changedAfter === null ? null : Math.floor(query.changedAfter) || 0,
    changedUntil: query.changedUntil === undefined ? null : Math.floor(query.changedUntil) || 0,
    offset,
    length: Math.min(wholeNumber(query.length), INDEX_RESULT_WINDOW - offset),
    omit: query.omit ?? [],
  }
}

const nonEmpty = <T>(groups: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  groups.filter((group) => group.length > 0)

const wholeNumber = (value: number): number => Math.max(0, Math.floor(value) || 0)

/** Half the circumference of the earth: a circle with this radius contains everybody. */
const EVERYWHERE_METRES = Math.ceil(Math.PI * EARTH_RADIUS_METRES)

const boundedCircle = (around: Around): Around => ({
  ...normaliseCoordinates(around),
  radius: Math.max(0, Math.min(EVERYWHERE_METRES, around.radius)),
  precision: Math.max(1, around.precision),
})
