import type { CandidateHit, CandidateHits, CandidateQuery, FacetHit } from '@guildhall/domain/search'
import { escapeHtml } from '@guildhall/domain/shared'
import type { WireAnswer, WireFacetAnswer, WireHit } from '@guildhall/rest-contract'
import { candidateOf } from './candidate.mapper.ts'

type Wire = Readonly<Record<string, unknown>>

/** A parameter is a list of lists at most; what lies deeper says nothing. */
const LISTS_DEEP = 3

/** No store keeps NUL characters; in JSON within a text they stand escaped. */
const withoutNul = (value: unknown, deep = 0): unknown => {
  if (typeof value === 'string') return value.replaceAll('\0', '').replaceAll(String.raw`\u0000`, '')
  if (!Array.isArray(value)) return value
  return deep < LISTS_DEEP ? value.map((item) => withoutNul(item, deep + 1)) : null
}

/** A query's parameters: plain keys, or all of them url-encoded in `params`; plain ones win. */
export const wireParameters = ({ params, ...plain }: Wire): Wire => {
  const encoded = typeof params === 'string' ? [...new URLSearchParams(params)] : []
  return Object.fromEntries([...encoded, ...Object.entries(plain)].map(([name, value]) => [name, withoutNul(value)]))
}

const hitOf = (hit: CandidateHit, query: CandidateQuery): WireHit => ({
  ...candidateOf(hit),
  distance: hit.distance,
  place_point: hit.placePoint && { lat: hit.placePoint.latitude, lng: hit.placePoint.longitude },
  _rankingInfo: {
    nbTypos: 0,
    firstMatchedWord: 0,
    proximityDistance: 0,
    userScore: Math.round(hit.textScore * 1000),
    geoDistance: hit.distance ?? 0,
    geoPrecision: query.around?.precision ?? 1,
    nbExactWords: 0,
    words: query.text.trim() === '' ? 0 : query.text.trim().split(/\s+/).length,
    filters: hit.optionalMatches,
  },
})

/** Hits as the hosted service answers them. `processingTimeMS` is what the search took. */
export const wireAnswerOf = (
  answer: CandidateHits,
  query: CandidateQuery,
  asked: { readonly params: string; readonly milliseconds: number },
): WireAnswer => ({
  hits: answer.hits.map((hit) => hitOf(hit, query)),
  nbHits: answer.total,
  offset: answer.offset,
  length: answer.length,
  page: answer.length === 0 ? 0 : Math.floor(answer.offset / answer.length),
  nbPages: answer.length === 0 ? 0 : Math.ceil(answer.total / answer.length),
  hitsPerPage: answer.length,
  exhaustiveNbHits: true,
  query: query.text,
  params: asked.params,
  index: 'users',
  processingTimeMS: asked.milliseconds,
})

/** The value with its beginning marked where it goes on from what was typed. */
const highlighted = (value: string, typed: string): string =>
  typed !== '' && value.toLowerCase().startsWith(typed.toLowerCase())
    ? `<em>${escapeHtml(value.slice(0, typed.length))}</em>${escapeHtml(value.slice(typed.length))}`
    : escapeHtml(value)

export const wireFacetAnswerOf = (hits: readonly FacetHit[], typed: string, milliseconds: number): WireFacetAnswer => ({
  facetHits: hits.map(({ count, value }) => ({ value, count, highlighted: highlighted(value, typed) })),
  exhaustiveFacetsCount: true,
  processingTimeMS: milliseconds,
})
