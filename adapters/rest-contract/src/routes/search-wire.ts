import { facetAttributes, sortedIndexNames } from '@guildhall/domain/search'
import { z } from 'zod'
import { candidateExample } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { tolerant } from '../wire/fields.ts'
import { wireAnswer, wireAnswers, wireFacetAnswer, wireQueries, wireQuery } from '../wire/search-wire.ts'
import { planProblems } from './shared-problems.ts'

const keyed = { access: 'search-key', rateLimit: 'search' } as const
const answer = {
  hits: [
    {
      ...candidateExample,
      distance: null,
      place_match: null,
      place_point: { lat: -33.93, lng: 18.42 },
      _highlightResult: {
        job_title: {
          value: '<em>Analytics</em> engineer',
          matchLevel: 'full' as const,
          matchedWords: ['analytics'],
          fullyHighlighted: false,
        },
      },
    },
  ],
  nbHits: 1,
  offset: 0,
  length: 50,
  page: 0,
  nbPages: 1,
  hitsPerPage: 50,
  exhaustiveNbHits: true,
  query: 'analytics',
  params: 'query=analytics&offset=0&length=50',
  index: 'users',
  processingTimeMS: 4,
}
const facets = {
  facetHits: [{ value: 'Analytics engineer', highlighted: '<em>Analyt</em>ics engineer', count: 12 }],
  exhaustiveFacetsCount: true,
  processingTimeMS: 2,
}
/** Not 429: the hosted service's clients wait for its end, which is the end of the day. Rule: SRCH-35. */
const searchLimit = {
  'search-limit-reached': {
    status: 403,
    message: 'Your trial has reached its limit of searches for today. Please try again tomorrow.',
  },
} as const
const facetQuery = z.looseObject({
  params: z.string().optional(),
  facetQuery: z.string().optional(),
  highlightPreTag: z.string().optional(),
  highlightPostTag: z.string().optional(),
  maxFacetHits: tolerant((value) => (typeof value === 'string' ? Number(value) : (value ?? 5)), z.number()).optional(),
})

/** The hosted search service's wire protocol, accessed with the session's search key only. Rules: SRCH-1, SRCH-2. */
export const searchWireRoutes = {
  queryCandidates: route({
    ...routeIndex.queryCandidates,
    viewers: 'allowed',
    ...keyed,
    summary: 'Search candidates',
    checks: ['`page` times `hitsPerPage` reaches hit 10,000 at most.', 'Numbers and lists may also be texts.'],
    body: wireQuery,
    success: { status: 200, body: wireAnswer },
    problems: { ...planProblems, ...searchLimit },
    examples: {
      body: { params: 'query=analytics&offset=0&length=50&facetFilters=%5B%5B%22skills%3Adbt%22%5D%5D' },
      reply: answer,
    },
  }),
  querySortedCandidates: route({
    ...routeIndex.querySortedCandidates,
    viewers: 'allowed',
    ...keyed,
    summary: 'Search candidates in another order: by distance, rate, availability, freshness or answers',
    params: z.object({ index: z.enum(sortedIndexNames) }),
    body: wireQuery,
    success: { status: 200, body: wireAnswer },
    problems: { ...planProblems, ...searchLimit },
    examples: {
      body: { params: 'query=analytics&offset=0&length=50' },
      reply: { ...answer, index: 'users_rate_asc' },
    },
  }),
  queryIndexes: route({
    ...routeIndex.queryIndexes,
    viewers: 'allowed',
    ...keyed,
    summary: 'Several searches at once',
    body: wireQueries,
    success: { status: 200, body: wireAnswers },
    problems: { ...planProblems, ...searchLimit, 'unknown-index': { status: 404, message: 'Index does not exist' } },
    examples: {
      body: { requests: [{ indexName: 'users', params: 'query=analytics&hitsPerPage=50' }] },
      reply: { results: [answer] },
    },
  }),
  querySkillFacet: route({
    ...routeIndex.querySkillFacet,
    viewers: 'allowed',
    ...keyed,
    summary: 'Skills that people have and that go on from what was typed, ten at most',
    body: facetQuery,
    success: { status: 200, body: wireFacetAnswer },
    problems: planProblems,
    examples: {
      body: { facetQuery: 'pyth', maxFacetHits: 10 },
      reply: { ...facets, facetHits: [{ value: 'Python', highlighted: '<em>Pyth</em>on', count: 31 }] },
    },
  }),
  queryJobTitleFacet: route({
    ...routeIndex.queryJobTitleFacet,
    viewers: 'allowed',
    ...keyed,
    summary: 'Job titles that go on from what was typed, five at most',
    body: facetQuery,
    success: { status: 200, body: wireFacetAnswer },
    problems: planProblems,
    examples: { body: { facetQuery: 'analyt', maxFacetHits: 5 }, reply: facets },
  }),
  queryFacet: route({
    ...routeIndex.queryFacet,
    viewers: 'allowed',
    ...keyed,
    summary: 'Values of an attribute that people of a search have and that go on from what was typed',
    checks: ['The parameters of a search narrow whose values are counted.'],
    params: z.object({ index: z.enum(['users', ...sortedIndexNames]), facet: z.enum(facetAttributes) }),
    body: facetQuery,
    success: { status: 200, body: wireFacetAnswer },
    problems: planProblems,
    examples: {
      body: { facetQuery: 'eng', params: 'query=analytics' },
      reply: { ...facets, facetHits: [{ value: 'English', highlighted: '<em>Eng</em>lish', count: 8 }] },
    },
  }),
}
