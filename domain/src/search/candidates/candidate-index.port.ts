import type { Uuid } from '../../shared/index.ts'
import type { CandidateDocument } from './candidate-document.ts'
import type { CandidateQuery } from '../query/candidate-query.ts'

/** A query with what the searcher never sends: the place the circle stands for, and whom to leave out. */
export interface IndexQuery extends CandidateQuery {
  /** Everyone of this country or province is inside, however far away. Rule: SRCH-15. */
  readonly insidePlace: { readonly countryCode: string; readonly provinceCode: string | null } | null
  /** People who hide from the searcher's company or blocked it. */
  readonly excludedUuids: readonly Uuid[]
  /** Only people whose document changed after this instant (epoch milliseconds); null is no filter. */
  readonly changedAfter: number | null
}

export interface IndexHit {
  readonly document: CandidateDocument
  /** How well the words of the text were found: higher is better; 0 for empty text. */
  readonly textScore: number
  readonly optionalMatches: number
  /** Metres from the middle of the search, null without one. */
  readonly distance: number | null
}

export interface IndexResult {
  readonly hits: readonly IndexHit[]
  /** Everyone who matches, not only this page. */
  readonly total: number
}

export interface FacetHit {
  readonly value: string
  readonly count: number
}

/**
 * The candidates who can be found. Holds only searchable people: who is not searchable is removed, never flagged.
 *
 * Text (SRCH-7): every word must be found, in any field; the last one also as a prefix; one typo from 5 letters, two from
 * 9 (a swap of two neighbours is one: `typoDistance`); synonyms are given to the index when it is made; case and
 * accents don't matter; c++, c#, .net and node.js are words (`queryWords`). Fields in the order title, skills,
 * experience titles, introduction. Empty text, or one of signs alone, is everyone. A word scores by its best field:
 * title 8, skills 4, experience titles 2, introduction 1, halved where it was found with a typo, by prefix or through a
 * synonym; the text score is the sum.
 * Filters: facet values are equal whatever their case and accents; somebody without a rate is left out by any filter on
 * it.
 * Place: inside is who lives in the circle or in `insidePlace`; neither is no filter.
 * Order: text score, optional matches, distance step (floor of metres / precision), availability, response rate (higher
 * first), freshness (newer first), uuid.
 * Bounds: the first 32 words and the first 100 optional filters count, and hits end at the 10,000th; `total` counts
 * everyone.
 * Throws `DependencyAway` while the engine does not answer.
 */
export interface CandidateIndex {
  search(query: IndexQuery): Promise<IndexResult>
  /**
   * How many people match each query, in the order of the queries and in one round trip, whatever their offset and length. Counts end
   * at `most`, so that none costs more than that.
   */
  countMatches(queries: readonly IndexQuery[], max: number): Promise<readonly number[]>
  /**
   * Job titles in which every word of the text begins a word, most people first, then by code point; at most `limit`.
   * Empty text is every title. Rule: SRCH-17.
   */
  searchJobTitles(text: string, limit: number): Promise<readonly FacetHit[]>
  /** Puts or replaces documents; visible to the next search once resolved. */
  put(documents: readonly CandidateDocument[]): Promise<void>
  remove(uuids: readonly Uuid[]): Promise<void>
  /** Of these people, those who can be found now. */
  listFindable(uuids: readonly Uuid[]): Promise<ReadonlySet<Uuid>>
  count(): Promise<number>
}
