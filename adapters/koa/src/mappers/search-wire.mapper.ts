import {
  type CandidateHit,
  type CandidateHits,
  type CandidateQuery,
  createHighlighter,
  type FacetHit,
  type HighlightTags,
  indexNameOf,
  planTitleTerms,
  planQueryTerms,
  SEARCH_REACH_MAX,
  type SynonymLookup,
} from '@guildhall/domain/search'
import type { WireAnswer, WireFacetAnswer, WireHighlights, WireHit, WireSelectedHit } from '@guildhall/rest-contract'
import { toCandidateWire } from './candidate.mapper.ts'
import { type AttributeSelection, createAttributeSelector, type WireFormat } from './search-wire-format.ts'

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

const toRankingInfo = (hit: CandidateHit, query: CandidateQuery): Required<WireHit>['_rankingInfo'] => ({
  nbTypos: 0,
  firstMatchedWord: 0,
  proximityDistance: 0,
  userScore: Math.round(hit.textScore * 1000),
  geoDistance: hit.distance ?? 0,
  geoPrecision: query.around?.precision ?? 1,
  nbExactWords: 0,
  words: query.text.trim() === '' ? 0 : query.text.trim().split(/\s+/).length,
  filters: hit.optionalMatches,
})

type ToWireHit = (hit: CandidateHit) => WireHit | WireSelectedHit

/** The id is always sent, and by itself: it is neither selected nor highlighted. */
const withoutId = (selection: AttributeSelection): AttributeSelection => ({
  ...selection,
  except: [...selection.except, 'objectID'],
})

/** What writes the hits of one answer. */
const createHitMapper = (query: CandidateQuery, format: WireFormat, synonyms: SynonymLookup): ToWireHit => {
  const highlighter = createHighlighter(planQueryTerms(query.text, synonyms), format.tags)
  const select = createAttributeSelector(withoutId(format.retrieve))
  // Only texts are highlighted; an attribute without any is left out.
  const highlight = createAttributeSelector(withoutId(format.highlight), (value, isListItem) => {
    if (typeof value !== 'string') return undefined
    const highlighted = highlighter(value)
    return isListItem && format.highlightsMatchingItems && highlighted.matchLevel === 'none' ? undefined : highlighted
  })
  const isWhole = format.retrieve.all && format.retrieve.except.length === 0
  return (hit) => {
    const placePoint = hit.placePoint && { lat: hit.placePoint.latitude, lng: hit.placePoint.longitude }
    // These objects are new, and are completed: to copy their attributes for each hit took as long as all else here.
    const whole: WireHit = Object.assign(toCandidateWire(hit), {
      distance: hit.distance,
      place_match: hit.placeMatch,
      place_point: placePoint,
    })
    // The service's clients draw maps by this name.
    if (placePoint !== null) whole._geoloc = placePoint
    // Values are replaced one by one, which no type can follow.
    const highlights = highlight(whole) as WireHighlights
    const result: WireHit | WireSelectedHit = isWhole ? whole : Object.assign(select(whole), { objectID: hit.uuid })
    if (Object.keys(highlights).length > 0) result._highlightResult = highlights
    if (format.rankingInfo) result._rankingInfo = toRankingInfo(hit, query)
    return result
  }
}

/** What an answer repeats of its request, and how long the search took. */
interface AnsweredRequest {
  readonly params: string
  readonly milliseconds: number
  readonly format: WireFormat
  readonly synonyms: SynonymLookup
}

/** Pages that can be asked for. Rule: SRCH-5. */
const countPages = (total: number, length: number): number =>
  Math.min(Math.ceil(total / length), Math.floor(SEARCH_REACH_MAX / length))

/** Hits in the hosted service's format. `processingTimeMS` is the duration of the search. Rules: SRCH-1, SRCH-47. */
export const toWireAnswer = (answer: CandidateHits, query: CandidateQuery, request: AnsweredRequest): WireAnswer => {
  return {
    hits: answer.hits.map(createHitMapper(query, request.format, request.synonyms)),
    nbHits: answer.total,
    offset: answer.offset,
    length: answer.length,
    page: answer.length === 0 ? 0 : Math.floor(answer.offset / answer.length),
    nbPages: answer.length === 0 ? 0 : countPages(answer.total, answer.length),
    hitsPerPage: answer.length,
    exhaustiveNbHits: answer.isTotalExact,
    query: query.text,
    params: request.params,
    index: indexNameOf(query.sort),
    processingTimeMS: request.milliseconds,
  }
}

/** Job titles or skills with every word marked that was typed. Rules: SRCH-17, SRCH-47, SRCH-54. */
export const toWireFacetAnswer = (
  hits: readonly FacetHit[],
  typed: string,
  { milliseconds, tags }: { readonly milliseconds: number; readonly tags: HighlightTags },
): WireFacetAnswer => {
  const highlighter = createHighlighter(planTitleTerms(typed), tags)
  return {
    facetHits: hits.map(({ count, value }) => ({ value, count, highlighted: highlighter(value).value })),
    exhaustiveFacetsCount: true,
    processingTimeMS: milliseconds,
  }
}
