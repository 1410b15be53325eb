import {
  type CountedAttribute,
  FACET_VALUES_MAX,
  type FacetCounts,
  facetAttributes,
  isFacetAttribute,
  isNumericAttribute,
  numericAttributes,
  readParameters,
  WireError,
} from '@guildhall/domain/search'
import { err, ok, type Result } from '@guildhall/domain/shared'
import type { WireFacets } from '@guildhall/rest-contract'
import { namesOf } from './search-wire-format.ts'

/** The attributes that an answer counts, and how many values of each. */
export interface WireFacetRequest {
  readonly attributes: readonly CountedAttribute[]
  readonly limit: number
}

const LIMIT = 100
const COUNTED: readonly CountedAttribute[] = [...facetAttributes, ...numericAttributes]

const isCounted = (name: string): name is CountedAttribute => isFacetAttribute(name) || isNumericAttribute(name)

const attributesOf = (value: unknown): readonly CountedAttribute[] => {
  if (value === undefined || value === null) return []
  const names = namesOf(value)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.includes('*')) return COUNTED
  return [...new Set(names)].map((name) => {
    if (isCounted(name)) return name
    throw new WireError(`"${name}" is not an attribute to count`)
  })
}

const limitOf = (value: unknown): number => {
  if (value === undefined || value === null || value === '') return LIMIT
  const limit = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  if (Number.isInteger(limit) && limit >= 1 && limit <= FACET_VALUES_MAX) return limit
  throw new WireError(`must be a whole number from 1 to ${FACET_VALUES_MAX}`)
}

/** Reads what an answer is to count; 'invalid' carries the errors by parameter. Rule: SRCH-95. */
export const parseWireFacets = (wire: Readonly<Record<string, unknown>>): Result<WireFacetRequest, 'invalid'> => {
  const { errors, read } = readParameters(wire)
  const attributes = read<readonly CountedAttribute[]>('facets', [], attributesOf)
  const limit = read('maxValuesPerFacet', LIMIT, limitOf)
  return Object.keys(errors).length > 0 ? err('invalid', errors) : ok({ attributes, limit })
}

/** Counts in the hosted service's format; only numbers have figures. Rule: SRCH-95. */
export const toWireFacets = ({ stats, values }: FacetCounts): WireFacets => ({
  facets: Object.fromEntries(
    Object.entries(values).map(([name, hits]) => [
      name,
      Object.fromEntries(hits.map(({ count, value }) => [value, count])),
    ]),
  ),
  facets_stats: { ...stats },
  exhaustiveFacetsCount: true,
})
