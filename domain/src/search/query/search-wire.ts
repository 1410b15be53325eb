import { err, ok } from '../../shared/index.ts'
import { PLACE_PRECISION_METRES, PLACE_RADIUS_METRES } from './search-area.ts'
import type { Result } from '../../shared/index.ts'
import type { Around, CandidateQuery, FacetFilter, GeoBox, NumericFilter } from './candidate-query.ts'
import type { CandidateSort } from './search-sort.ts'
import { findUnsupported, isSet } from './unsupported-parameters.ts'
import { decodeBoxes } from './wire-boxes.ts'
import { decodeExpression, type FilterGroups } from './wire-expression.ts'
import { decodeFacet, decodeNumeric, encodeFacet, encodeNumeric, isNumericAttribute } from './wire-filters.ts'
import { readParameters, WireError } from './wire-parameters.ts'

/** A query in the wire format of the hosted service. Rule: SRCH-1. */
export interface WireQuery {
  readonly query: string
  readonly offset: number
  readonly length: number
  readonly facetFilters: readonly (readonly string[])[]
  readonly optionalFilters: readonly string[]
  readonly numericFilters: readonly (readonly string[])[]
  /** 'lat,lng' */
  readonly aroundLatLng?: string
  /** Metres. */
  readonly aroundRadius?: number
  readonly aroundPrecision?: number
  readonly remoteAnywhere?: true
  readonly getRankingInfo: true
  readonly attributesToHighlight: readonly string[]
  readonly highlightPreTag?: string
  readonly highlightPostTag?: string
  readonly restrictHighlightAndSnippetArrays?: true
}

/** What an answer highlights, of lists only the items that match, and what stands before and after each match. */
export interface WireHighlighting {
  readonly attributes: readonly string[]
  readonly pre: string
  readonly post: string
}

/** Encodes a query in the wire format; nothing is highlighted unless it is asked for. */
export const encodeFilters = (query: CandidateQuery, highlighting: WireHighlighting | null = null): WireQuery => ({
  query: query.text,
  offset: query.offset,
  length: query.length,
  facetFilters: query.facetFilters.map((group) => group.map(encodeFacet)),
  optionalFilters: query.optionalFilters.map(encodeFacet),
  numericFilters: query.numericFilters.map((group) => group.map(encodeNumeric)),
  ...(query.around === null
    ? {}
    : {
        aroundLatLng: `${query.around.latitude},${query.around.longitude}`,
        aroundRadius: query.around.radius,
        aroundPrecision: query.around.precision,
      }),
  ...(query.remoteAnywhere ? { remoteAnywhere: true } : {}),
  getRankingInfo: true,
  attributesToHighlight: highlighting?.attributes ?? [],
  ...(highlighting === null
    ? {}
    : {
        highlightPreTag: highlighting.pre,
        highlightPostTag: highlighting.post,
        restrictHighlightAndSnippetArrays: true,
      }),
})

/** Maximum number of hits per response. */
export const SEARCH_LENGTH_MAX = 1000
/** Maximum number of hits that can be paged through. */
export const SEARCH_REACH_MAX = 10_000
const HITS_PER_PAGE = 20
const TEXT_MAX = 512
const FILTERS_MAX = 200
/** The pattern of a middle: 'latitude,longitude' in degrees. */
export const LAT_LNG_PATTERN = String.raw`^-?(?:[1-8]?\d(?:\.\d{1,6})?|90),-?(?:(?:1[0-7]\d|[1-9]?\d)(?:\.\d{1,6})?|180)$`
/** Half the circumference of the earth: the radius "all". */
const EVERYWHERE_METRES = 20_037_508

type Wire = Readonly<Record<string, unknown>>

/** A parameter may also be JSON in a text, as the service's clients send it in a URL. */
const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null || value === '') return []
  if (Array.isArray(value)) return value
  if (typeof value !== 'string') throw new WireError('must be a list of texts')
  if (!value.trim().startsWith('[')) return [value]
  try {
    const parsed: unknown = JSON.parse(value)
    if (Array.isArray(parsed)) return parsed
  } catch {
    throw new WireError('is not readable JSON')
  }
  throw new WireError('must be a list of texts')
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  throw new WireError('must hold texts')
}

/** "And" of "or"s; a single text is an "or" of one. */
const groupsOf = (value: unknown): readonly (readonly string[])[] => {
  const groups = listOf(value).map((group) => (Array.isArray(group) ? group.map(textOf) : [textOf(group)]))
  if (groups.flat().length > FILTERS_MAX) throw new WireError(`may hold ${FILTERS_MAX} filters at most`)
  return groups.filter((group) => group.length > 0)
}

const NO_GROUPS: FilterGroups = { facetFilters: [], numericFilters: [] }

/** Values of numbers are sent like those of texts: 'experience_years:5'. */
const facetGroupsOf = (value: unknown): FilterGroups => {
  const groups = groupsOf(value)
  const isNumeric = (text: string): boolean =>
    /^\s*\w+\s*:\s*-?[\d.]+\s*$/.test(text) && isNumericAttribute(text.split(':')[0]?.trim() ?? '')
  const isNumbers = (group: readonly string[]): boolean => group.every(isNumeric)
  return {
    facetFilters: groups.filter((group) => !isNumbers(group)).map((group) => group.map(decodeFacet)),
    numericFilters: groups
      .filter(isNumbers)
      .flatMap((group) => numericGroup(group.map((text) => text.replace(':', '=')))),
  }
}

const numericGroup = (group: readonly string[]): readonly (readonly NumericFilter[])[] => {
  const comparisons = group.map(decodeNumeric)
  if (group.length === 1) return (comparisons[0] ?? []).map((comparison) => [comparison])
  if (comparisons.some(({ length }) => length > 1)) throw new WireError('cannot hold a range in an "or"')
  return [comparisons.flat()]
}

const numberOf = (value: unknown, fallback: number): number => {
  if (value === undefined || value === null || value === '') return fallback
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  if (Number.isFinite(number) && number >= 0) return number
  throw new WireError('must be a number of 0 or more')
}

const wholeOf = (value: unknown, fallback: number): number => {
  const number = numberOf(value, fallback)
  if (Number.isInteger(number)) return number
  throw new WireError('must be a whole number')
}

const middleOf = (value: unknown): Pick<Around, 'latitude' | 'longitude'> | null => {
  if (value === undefined || value === null || value === '') return null
  const [latitude, longitude, ...more] = textOf(value)
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const readable = latitude !== undefined && longitude !== undefined && more.length === 0
  if (readable && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude }
  throw new WireError('must be "latitude,longitude" in degrees')
}

const flagOf = (value: unknown): boolean => {
  if (value === true || value === 'true') return true
  if (value === undefined || value === null || value === '' || value === false || value === 'false') return false
  throw new WireError('must be true or false')
}

/** The service also accepts a list of steps; the first one is used. */
const precisionOf = (value: unknown): number => {
  const first: unknown = Array.isArray(value) ? value[0] : value
  const step: unknown = typeof first === 'object' && first !== null && 'value' in first ? first.value : first
  return Math.max(1, numberOf(step, PLACE_PRECISION_METRES))
}

/**
 * Decodes a query in the hosted service's grammar: nested lists or texts, numbers also as texts, page and hitsPerPage instead of offset and
 * length. Unknown syntax is an error of its parameter, never ignored; parameters that only affect the format of the response are ignored.
 * 'invalid' carries the errors by parameter. `sort` is that of the index that was asked.
 */
export const decodeFilters = (wire: Wire, sort: CandidateSort = 'best'): Result<CandidateQuery, 'invalid'> => {
  const { errors, read } = readParameters(wire, findUnsupported(wire))
  const text = read('query', '', (value) =>
    (value === undefined || value === null ? '' : textOf(value)).slice(0, TEXT_MAX),
  )
  const hitsPerPage = read('hitsPerPage', 0, (value) => wholeOf(value, HITS_PER_PAGE))
  const page = read('page', 0, (value) => wholeOf(value, 0))
  const byRange = isSet(wire['offset']) || isSet(wire['length'])
  const offset = byRange ? read('offset', 0, (value) => wholeOf(value, 0)) : page * hitsPerPage
  const length = byRange ? read('length', 0, (value) => wholeOf(value, HITS_PER_PAGE)) : hitsPerPage
  const lengthName = byRange ? 'length' : 'hitsPerPage'
  if (length > SEARCH_LENGTH_MAX) errors[lengthName] = [`may be ${SEARCH_LENGTH_MAX} at most`]
  else if (offset + length > SEARCH_REACH_MAX)
    errors[byRange ? 'offset' : 'page'] = [`reaches past hit ${SEARCH_REACH_MAX}`]
  const facets = read('facetFilters', NO_GROUPS, facetGroupsOf)
  const expression = read('filters', NO_GROUPS, (value) =>
    value === undefined || value === null ? NO_GROUPS : decodeExpression(textOf(value)),
  )
  const optionalFilters = read<readonly FacetFilter[]>('optionalFilters', [], (value) =>
    groupsOf(value).flat().map(decodeFacet),
  )
  const numbers = read<readonly (readonly NumericFilter[])[]>('numericFilters', [], (value) =>
    groupsOf(value).flatMap(numericGroup),
  )
  const insideBoxes = read<readonly GeoBox[]>('insideBoundingBox', [], decodeBoxes)
  const middle = read('aroundLatLng', null, middleOf)
  const radius = read('aroundRadius', 0, (value) =>
    value === 'all' ? EVERYWHERE_METRES : Math.max(PLACE_PRECISION_METRES, numberOf(value, PLACE_RADIUS_METRES)),
  )
  const precision = read('aroundPrecision', 0, precisionOf)
  const remoteAnywhere = read('remoteAnywhere', false, flagOf)
  if (Object.keys(errors).length > 0) return err('invalid', errors)
  // The service also leaves the circle out where there is an area.
  const around = middle === null || insideBoxes.length > 0 ? null : { ...middle, radius, precision }
  return ok({
    text,
    offset,
    length,
    facetFilters: [...facets.facetFilters, ...expression.facetFilters],
    optionalFilters,
    numericFilters: [...facets.numericFilters, ...numbers, ...expression.numericFilters],
    ...(insideBoxes.length > 0 ? { insideBoxes } : {}),
    around,
    remoteAnywhere,
    sort,
  })
}
