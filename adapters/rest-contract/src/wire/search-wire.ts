import { z } from 'zod'
import { candidate } from './candidate.ts'

const filters = z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))])

/**
 * A query of the hosted search service: plain keys, or all of them URL-encoded in `params`. The schema accepts any key, because the domain
 * rejects unsupported ones by name. Rule: SRCH-1.
 */
export const wireQuery = z
  .looseObject({
    params: z.string().optional(),
    query: z.string().optional(),
    offset: z.union([z.number(), z.string()]).optional(),
    length: z.union([z.number(), z.string()]).optional(),
    page: z.union([z.number(), z.string()]).optional(),
    hitsPerPage: z.union([z.number(), z.string()]).optional(),
    facetFilters: filters.optional(),
    optionalFilters: filters.optional(),
    numericFilters: filters.optional(),
    getRankingInfo: z.union([z.boolean(), z.string(), z.number()]).optional(),
    aroundLatLng: z.string().optional(),
    aroundRadius: z.union([z.number(), z.string()]).optional(),
    aroundPrecision: z.unknown().optional(),
  })
  .meta({ id: 'SearchQuery' })

/** Several queries at once. */
export const wireQueries = z
  .looseObject({
    requests: z
      .array(
        z.looseObject({
          indexName: z.string().optional(),
          type: z.string().optional(),
          facet: z.string().optional(),
          params: z.string().optional(),
        }),
        'Value is not a list',
      )
      .max(20, 'The maximum value allowed is 20'),
    strategy: z.string().optional(),
  })
  .meta({ id: 'SearchQueries' })

/**
 * A hit; `distance` is in metres, rounded up to the search's precision. `place_point` is the centre of the town in `location_title`, in
 * degrees with two decimals: never the person's own coordinates. Null without a town. Rules: SRCH-25, SRCH-26.
 */
export const wireHit = candidate
  .extend({
    distance: z.number().nullable(),
    place_point: z.object({ lat: z.number(), lng: z.number() }).nullable(),
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
  })
  .meta({ id: 'SearchHit' })

/** A search response. `nbHits` is the total number of matches. */
export const wireAnswer = z
  .object({
    hits: z.array(wireHit),
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
export type WireAnswer = z.output<typeof wireAnswer>
export type WireFacetAnswer = z.output<typeof wireFacetAnswer>
