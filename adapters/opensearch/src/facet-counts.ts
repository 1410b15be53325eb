import {
  isFacetAttribute,
  spellFacet,
  type CandidateDocument,
  type CountedAttribute,
  type FacetCounts,
  type FacetHit,
  type FacetStats,
  type IndexPlan,
  type NumericAttribute,
} from '@guildhall/domain/search'
import type { Body, Json } from './json.ts'
import { matching, type TypoRewrite } from './search-body.ts'

/** The parts of an answer that are read. */
export const FACET_PARTS = ['aggregations']

interface Bucket {
  readonly key: string | number
  readonly doc_count: number
  readonly speller?: {
    readonly hits: { readonly hits: readonly { readonly _source: { readonly document: CandidateDocument } }[] }
  }
}

interface StatsAnswer extends FacetStats {
  readonly count: number
}

export interface FacetsAnswer {
  readonly aggregations?: Readonly<Record<string, { readonly buckets: readonly Bucket[] } | StatsAnswer | undefined>>
}

const order = [{ _count: 'desc' }, { _key: 'asc' }]
/** Sub-aggregations are read for the values that are left. */
const speller = { top_hits: { size: 1, sort: [{ uuid: 'asc' }], _source: ['document'] } }

const aggregationsOf = (attribute: CountedAttribute, size: number): Body => {
  if (!isFacetAttribute(attribute))
    return {
      [attribute]: { terms: { field: attribute, size, order } },
      [`${attribute}_stats`]: { stats: { field: attribute } },
    }
  return { [attribute]: { terms: { field: 'facets', include: `${attribute}:.+`, size, order }, aggs: { speller } } }
}

/** The body of a search that counts values and has no hits. Rule: SRCH-95. */
export const facetsBody = (
  plan: IndexPlan,
  attributes: readonly CountedAttribute[],
  limit: number,
  typos: TypoRewrite,
): Body => ({
  size: 0,
  query: matching(plan, typos),
  aggs: Object.assign({}, ...attributes.map((attribute) => aggregationsOf(attribute, limit))) as Json,
})

const readHit = (attribute: CountedAttribute, { doc_count: count, key, speller: first }: Bucket): FacetHit => {
  const document = first?.hits.hits[0]?._source.document
  if (document === undefined || !isFacetAttribute(attribute)) return { value: String(key), count }
  return { value: spellFacet(document, attribute, String(key)), count }
}

export const readFacets = (
  { aggregations = {} }: FacetsAnswer,
  attributes: readonly CountedAttribute[],
): FacetCounts => {
  const values: Partial<Record<CountedAttribute, readonly FacetHit[]>> = {}
  const stats: Partial<Record<NumericAttribute, FacetStats>> = {}
  for (const attribute of attributes) {
    const counts = aggregations[attribute]
    values[attribute] =
      counts !== undefined && 'buckets' in counts ? counts.buckets.map((bucket) => readHit(attribute, bucket)) : []
    const figures = aggregations[`${attribute}_stats`]
    if (isFacetAttribute(attribute) || figures === undefined || 'buckets' in figures || figures.count === 0) continue
    const { avg, max, min, sum } = figures
    stats[attribute] = { min, max, avg, sum }
  }
  return { values, stats }
}
