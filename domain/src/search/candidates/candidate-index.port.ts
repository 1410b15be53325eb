import type { Uuid } from '../../shared/index.ts'
import type { CandidateDocument } from './candidate-document.ts'
import type { CountedAttribute, FacetCounts } from './facet-counts.ts'
import type { CandidateQuery } from '../query/candidate-query.ts'

/** A query with the parts that the searcher does not send: the place of the circle, and whom to exclude. */
export interface IndexQuery extends CandidateQuery {
  /** Exactly the people of this country or province match; the circle then neither filters nor ranks. Rule: SRCH-15. */
  readonly insidePlace: { readonly countryCode: string; readonly provinceCode: string | null } | null
  /** Whoever has one of these in `hiddenFrom` does not match: they hide from the searcher's company, or have a block with it. Rule: SRCH-81. */
  readonly companyKeys: readonly string[]
  /** People who do not match, whatever their documents say. */
  readonly excludedUuids: readonly Uuid[]
  /** Only people whose document changed after this instant (epoch milliseconds); null is no filter. */
  readonly changedAfter: number | null
  /** Only people whose document changed up to and including this instant; absent is no filter. */
  readonly changedUntil?: number
}

export interface IndexHit {
  readonly document: CandidateDocument
  /** Text relevance: higher is better; 0 for empty text. */
  readonly textScore: number
  readonly optionalMatches: number
  /** Metres from the centre of the search, null without one. */
  readonly distance: number | null
}

export interface IndexResult {
  readonly hits: readonly IndexHit[]
  /** All matches, not only this page. */
  readonly total: number
  /** False if so many people match that their number is an estimate. Rule: SRCH-76. */
  readonly isTotalExact: boolean
}

export interface FacetHit {
  readonly value: string
  readonly count: number
}

/**
 * The search index of candidates. Contains only searchable people: others are removed, never flagged.
 *
 * Text (SRCH-7): every word must be found, in any field; the last one also as a prefix; one typo from 5 letters, two from 9 (a swap of two
 * neighbours is one: `typoDistance`); synonyms are configured when the index is created; case and accents are ignored. `planSearch` reads a
 * query and `indexEntry` a document into the words to compare: c++, c#, .net and node.js are words, small words are left out, plurals and
 * other spellings count as the word itself (SRCH-71 to SRCH-74). Fields in the order title, skills with certificates, experience titles
 * with other completed qualifications (SRCH-70), introduction. Empty text, or text of punctuation only, matches everyone. A word scores by
 * its best field: title 8, skills 4, experience titles 2, introduction 1, halved if it was found with a typo, by prefix or through a
 * synonym; the text score is the sum.
 *
 * Filters: facet values are compared without case and accents; people without a rate do not match filters on it.
 *
 * Place: people match if they are in one of `insideBoxes`, without them in `insidePlace`, without it in the circle; with `remoteAnywhere` also
 * those who work remotely, wherever they are; without any of them there is no filter.
 *
 * Order: text score, optional matches, distance step (floor of metres / precision), availability, response rate (higher first), freshness
 * (newer first), uuid. Another `sort` comes before all of these: distance step, hourly or yearly rate (people without it are last),
 * availability, freshness, response rate. Bounds: the first 32 words and the first 100 optional filters count, and hits end at the
 * 10,000th; `total` counts everyone. Throws `DependencyUnavailable` while the engine does not respond.
 */
export interface CandidateIndex {
  search(query: IndexQuery): Promise<IndexResult>
  /**
   * Counts the matches of each query, in the order of the queries and in one round trip, ignoring offset and length. Counts stop at `max`,
   * to limit the cost.
   */
  countMatches(queries: readonly IndexQuery[], max: number): Promise<readonly number[]>
  /**
   * Job titles in which every word of the text is the prefix of a word, most people first, then by code point; at most `limit`. Empty text
   * matches every title. Rule: SRCH-17.
   */
  searchJobTitles(text: string, limit: number): Promise<readonly FacetHit[]>
  /** The same of skills, as people spell them; a person counts once for a spelling. Rule: SRCH-54. */
  searchSkills(text: string, limit: number): Promise<readonly FacetHit[]>
  /** Counts the values of everybody who matches, ignoring offset and length; at most `limit` values of an attribute. Rule: SRCH-95. */
  countFacets(query: IndexQuery, attributes: readonly CountedAttribute[], limit: number): Promise<FacetCounts>
  /**
   * Adds or replaces documents; visible to the next search once resolved. `asOf` is what `CandidateDirectory.version` said before the documents
   * were read, by default now: an index outside the database keeps what it has as of later. Throws `PermanentlyRefused`, after all others were
   * put, for documents that the engine refuses. Rules: SRCH-86, SRCH-87.
   */
  put(documents: readonly CandidateDocument[], asOf?: number): Promise<void>
  /** Removes people; `asOf` as in `put`. */
  remove(uuids: readonly Uuid[], asOf?: number): Promise<void>
  /** The subset of these people who can be found now. */
  listFindable(uuids: readonly Uuid[]): Promise<ReadonlySet<Uuid>>
  count(): Promise<number>
  /** The documents of these people, as they are indexed. */
  list(uuids: readonly Uuid[]): Promise<readonly CandidateDocument[]>
  /** Every document in batches, in the order of their uuids, for a comparison with the database. Rule: MOD-65. */
  stream(batchSize: number): AsyncIterable<readonly CandidateDocument[]>
}
