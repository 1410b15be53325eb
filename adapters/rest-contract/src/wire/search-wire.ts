import {
  FACET_FILTER_PATTERN,
  facetAttributes,
  LAT_LNG_PATTERN,
  NUMERIC_FILTER_PATTERN,
  placeMatches,
  SEARCH_LENGTH_MAX,
  SEARCH_REACH_MAX,
  sortedIndexNames,
} from '@guildhall/domain/search'
import { z } from 'zod'
import { candidate } from './candidate.ts'
import { cases, constrained } from './constrained.ts'
import { contactState } from './contact-state.ts'
import { qualification, workExperience } from './work-history.ts'

const filters = (pattern: string) => {
  const filter = constrained(z.string(), { pattern })
  return z.union([filter, z.array(z.union([filter, z.array(filter)]))])
}
const facets = filters(FACET_FILTER_PATTERN)

/** A number of 0 or more, also as text. */
const count = (maximum: number) =>
  z.union([
    constrained(z.number(), { integer: true, minimum: 0, maximum }),
    // As many digits as can never be more than the maximum.
    constrained(z.string(), { pattern: String.raw`^\d{1,${String(maximum + 1).length - 1}}$` }),
  ])
// Page times hits reaches 10,000 at most.
const page = count(SEARCH_REACH_MAX / SEARCH_LENGTH_MAX - 1)

/** Names of attributes: '*' for all, '-introduction' for all but one. As a text: with commas, or as JSON. */
const names = z.union([
  z.array(z.string()),
  constrained(z.string(), { pattern: String.raw`^(?:-?[\w*.]+(?:,-?[\w*.]+)*)?$` }),
])
const tag = constrained(z.string(), { maxLength: 200 })

/**
 * A query of the hosted search service: plain keys, or all of them URL-encoded in `params`. The schema accepts any key, because the domain
 * rejects unsupported ones by name. Rule: SRCH-1.
 */
export const wireQuery = z
  .looseObject({
    params: z.string().optional(),
    query: z.string().optional(),
    offset: count(SEARCH_REACH_MAX - SEARCH_LENGTH_MAX).optional(),
    length: count(SEARCH_LENGTH_MAX).optional(),
    page: page.optional(),
    hitsPerPage: count(SEARCH_LENGTH_MAX).optional(),
    facetFilters: facets.optional(),
    optionalFilters: facets.optional(),
    numericFilters: filters(NUMERIC_FILTER_PATTERN).optional(),
    getRankingInfo: z.union([z.boolean(), z.string(), z.number()]).optional(),
    aroundLatLng: constrained(z.string(), { pattern: LAT_LNG_PATTERN }).optional(),
    aroundRadius: z
      .union([
        constrained(z.number(), { minimum: 0 }),
        constrained(z.string(), { pattern: String.raw`^(?:all|\d{1,8})$` }),
      ])
      .optional(),
    aroundPrecision: constrained(z.unknown(), { minimum: 0, examples: [1, 5000, 50_000] }).optional(),
    remoteAnywhere: z.union([z.boolean(), constrained(z.string(), { enum: ['true', 'false'] })]).optional(),
    attributesToRetrieve: names.optional(),
    attributesToHighlight: names.optional(),
    highlightPreTag: tag.optional(),
    highlightPostTag: tag.optional(),
    restrictHighlightAndSnippetArrays: z.union([z.boolean(), z.string(), z.number()]).optional(),
    filters: constrained(z.string(), { examples: ['skills:dbt AND rate <= 60'] }).optional(),
    facets: names.optional(),
    maxValuesPerFacet: constrained(z.unknown(), { minimum: 1, examples: [10, 100] }).optional(),
    insideBoundingBox: constrained(z.unknown(), { examples: ['-33,19,-35,18', [[-33, 19, -35, 18]]] }).optional(),
  })
  .meta({ id: 'SearchQuery' })

/** Several queries at once. */
export const wireQueries = z
  .looseObject({
    requests: z
      .array(
        z
          .looseObject({
            indexName: constrained(z.string(), { enum: ['users', ...sortedIndexNames] }).optional(),
            type: constrained(z.string(), { enum: ['default', 'facet'] }).optional(),
            facet: constrained(z.string(), { enum: facetAttributes }).optional(),
            params: z.string().optional(),
          })
          .meta(cases({ needs: { indexName: 'string' } })),
        'Value is not a list',
      )
      .max(20, 'The maximum value allowed is 20'),
    strategy: z.string().optional(),
  })
  .meta({ id: 'SearchQueries' })

const highlight = z
  .object({
    value: z.string(),
    matchLevel: z.enum(['none', 'partial', 'full']),
    matchedWords: z.array(z.string()),
    fullyHighlighted: z.boolean().optional(),
  })
  .meta({ id: 'Highlight' })
const highlightList = z.array(highlight)
const highlightObject = z.record(z.string(), z.union([highlight, highlightList]))

/** The highlighted texts by attribute, nested like the attributes. Rule: SRCH-47. */
const highlights = z
  .record(z.string(), z.union([highlight, highlightList, z.array(highlightObject), highlightObject]))
  .meta({ id: 'Highlights' })

/**
 * A hit; `distance` is in metres, rounded up to the search's precision. `place_match` says how they match the place: in the country or
 * province, near the town, or from elsewhere by remote work; null without a place. `place_point` is the centre of the town in
 * `location_title`, in degrees with two decimals: never the person's own coordinates. Null without a town. `_geoloc` is the same, absent without a town. Rules: SRCH-25, SRCH-26.
 */
export const wireHit = candidate
  .extend({
    distance: z.number().nullable(),
    place_match: z.enum(placeMatches).nullable(),
    place_point: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    _geoloc: z.object({ lat: z.number(), lng: z.number() }).optional(),
    _rankingInfo: z
      .object({
        nbTypos: z.number(),
        firstMatchedWord: z.number(),
        proximityDistance: z.number(),
        userScore: z.number(),
        geoDistance: z.number(),
        geoPrecision: z.number(),
        nbExactWords: z.number(),
        words: z.number(),
        filters: z.number(),
      })
      .optional(),
    _highlightResult: highlights.optional(),
  })
  .meta({ id: 'SearchHit' })

/** A hit with the attributes of `attributesToRetrieve` only. Nested ones, such as `workExperiences.title`, may come in part, too. */
export const wireSelectedHit = wireHit
  .partial()
  .required({ objectID: true })
  .extend({
    workExperiences: z.array(workExperience.partial()).optional(),
    qualifications: z.array(qualification.partial()).optional(),
    contactState: contactState.partial().nullable().optional(),
    place_point: z.object({ lat: z.number(), lng: z.number() }).partial().nullable().optional(),
    _geoloc: z.object({ lat: z.number(), lng: z.number() }).partial().optional(),
  })
  .meta({ id: 'SelectedSearchHit' })

/** How many people have each value, and figures of numbers, of everybody found. Rule: SRCH-95. */
const wireFacets = z.object({
  facets: z.record(z.string(), z.record(z.string(), z.number())),
  facets_stats: z.record(z.string(), z.object({ min: z.number(), max: z.number(), avg: z.number(), sum: z.number() })),
  exhaustiveFacetsCount: z.boolean(),
})

/** A search response. `nbHits` is the total number of matches; an estimate if `exhaustiveNbHits` is false. Rule: SRCH-76. */
export const wireAnswer = z
  .object({
    // Every hit is of the second kind, too: an answer is read by the first that fits, at once.
    hits: z.array(z.union([wireSelectedHit, wireHit])),
    nbHits: z.number(),
    offset: z.number(),
    length: z.number(),
    page: z.number(),
    nbPages: z.number(),
    hitsPerPage: z.number(),
    exhaustiveNbHits: z.boolean(),
    query: z.string(),
    params: z.string(),
    index: z.string(),
    processingTimeMS: z.number(),
    ...wireFacets.partial().shape,
  })
  .meta({ id: 'SearchAnswer' })

const facetHit = z.object({ value: z.string(), highlighted: z.string(), count: z.number() })

/** Facet values that complete the typed text. */
export const wireFacetAnswer = z
  .object({ facetHits: z.array(facetHit), exhaustiveFacetsCount: z.boolean(), processingTimeMS: z.number() })
  .meta({ id: 'FacetAnswer' })

export const wireAnswers = z
  .object({ results: z.array(z.union([wireAnswer, wireFacetAnswer])) })
  .meta({ id: 'SearchAnswers' })

export type WireHit = z.output<typeof wireHit>
export type WireSelectedHit = z.output<typeof wireSelectedHit>
export type WireFacets = z.output<typeof wireFacets>
export type WireHighlights = z.output<typeof highlights>
export type WireAnswer = z.output<typeof wireAnswer>
export type WireFacetAnswer = z.output<typeof wireFacetAnswer>
