import type { CandidateHit, CandidateHits, CandidateQuery, FacetHit } from '@guildhall/domain/search'
import { escapeHtml } from '@guildhall/domain/shared'
import type { WireAnswer, WireFacetAnswer, WireHit } from '@guildhall/rest-contract'
import { toCandidateWire } from './candidate.mapper.ts'

type Wire = Readonly<Record<string, unknown>>

/** A parameter is at most a list of lists; anything nested deeper is ignored. */
const LIST_DEPTH_MAX = 3

/** No store accepts NUL characters; JSON inside a text contains them escaped. */
const withoutNul = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.replaceAll('\0', '').replaceAll(String.raw`\u0000`, '')
  if (!Array.isArray(value)) return value
  return depth < LIST_DEPTH_MAX ? value.map((item) => withoutNul(item, depth + 1)) : null
}

/** A query's parameters: plain keys, or URL-encoded in `params`; plain ones take precedence. */
export const parseWireParameters = ({ params, ...plain }: Wire): Wire => {
  const encoded = typeof params === 'string' ? [...new URLSearchParams(params)] : []
  return Object.fromEntries([...encoded, ...Object.entries(plain)].map(([name, value]) => [name, withoutNul(value)]))
}

const toWireHit = (hit: CandidateHit, query: CandidateQuery): WireHit => ({
  ...toCandidateWire(hit),
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

/** Hits in the hosted service's format. `processingTimeMS` is the duration of the search. */
export const toWireAnswer = (
  answer: CandidateHits,
  query: CandidateQuery,
  request: { readonly params: string; readonly milliseconds: number },
): WireAnswer => ({
  hits: answer.hits.map((hit) => toWireHit(hit, query)),
  nbHits: answer.total,
  offset: answer.offset,
  length: answer.length,
  page: answer.length === 0 ? 0 : Math.floor(answer.offset / answer.length),
  nbPages: answer.length === 0 ? 0 : Math.ceil(answer.total / answer.length),
  hitsPerPage: answer.length,
  exhaustiveNbHits: true,
  query: query.text,
  params: request.params,
  index: 'users',
  processingTimeMS: request.milliseconds,
})

/** Escapes the value and marks its prefix if it matches what was typed. */
const highlight = (value: string, typed: string): string =>
  typed !== '' && value.toLowerCase().startsWith(typed.toLowerCase())
    ? `<em>${escapeHtml(value.slice(0, typed.length))}</em>${escapeHtml(value.slice(typed.length))}`
    : escapeHtml(value)

export const toWireFacetAnswer = (hits: readonly FacetHit[], typed: string, milliseconds: number): WireFacetAnswer => ({
  facetHits: hits.map(({ count, value }) => ({ value, count, highlighted: highlight(value, typed) })),
  exhaustiveFacetsCount: true,
  processingTimeMS: milliseconds,
})
