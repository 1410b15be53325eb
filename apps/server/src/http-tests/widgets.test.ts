import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { algoliasearch } from 'algoliasearch'
import earlierModule from 'algoliasearch-4'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import type { Person } from './support/people.ts'
import { unwrap } from './support/unwrap.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

/** A search as the widgets put it together: the hits, and for each refined attribute the counts as if it were not refined. */
const search = { query: '', highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' }
const disjunctive = [
  {
    indexName: 'users',
    params: {
      ...search,
      facets: ['languages', 'skills', 'rate'],
      maxValuesPerFacet: 10,
      facetFilters: [['skills:dbt'], ['languages:English']],
      numericFilters: ['rate>=20', 'rate<=80'],
      hitsPerPage: 5,
      page: 0,
      clickAnalytics: true,
      userToken: 'anonymous-1',
      tagFilters: '',
    },
  },
  {
    indexName: 'users',
    params: {
      ...search,
      facets: 'rate',
      facetFilters: [['skills:dbt'], ['languages:English']],
      hitsPerPage: 0,
      page: 0,
      analytics: false,
      clickAnalytics: false,
    },
  },
]

/** What both versions of the client answer. */
interface Answer {
  readonly results: readonly unknown[]
}

describe('the widgets of the hosted search service', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await completeContractor(server, { email: 'lerato@example.com' }, { job_title: 'Accountant', rate: 90 })
    await completeContractor(
      server,
      { email: 'naledi@example.com' },
      {
        job_title: 'Nurse',
        rate: 30,
        location_title: 'Cape Town, Western Cape, South Africa',
        latitude: -33.9249,
        longitude: 18.4241,
      },
    )
    await server.settle()
  })
  afterAll(() => server.stop())

  const key = () => employer.session.search?.apiKey ?? ''
  const hosts = (...ports: readonly string[]) =>
    [...ports, new URL(server.url).port].map((port) => ({ url: `127.0.0.1:${port}`, protocol: 'http' as const }))
  const client = (...ports: readonly string[]) =>
    algoliasearch('guildhall', key(), {
      hosts: hosts(...ports).map((host) => ({ ...host, accept: 'readWrite' as const })),
    })
  const earlier = (...ports: readonly string[]) => earlierModule.default('guildhall', key(), { hosts: hosts(...ports) })
  /** The same calls by version 5 and version 4. */
  const versions: readonly [number, () => { search: (queries: never) => PromiseLike<unknown> }][] = [
    [5, client],
    [4, earlier],
  ]

  // SRCH-95
  it.each(versions)(
    'count values and figures of the same search, without the refined attribute: version %i',
    async (_, make) => {
      const { results } = (await make().search(disjunctive as never)) as Answer
      expect(results).toMatchObject([
        {
          nbHits: 2,
          nbPages: 1,
          page: 0,
          hits: [{}, {}],
          facets: { languages: { English: 2 }, skills: { dbt: 2, Snowflake: 2 }, rate: { 30: 1, 55: 1 } },
          facets_stats: { rate: { min: 30, max: 55, avg: 42.5, sum: 85 } },
          exhaustiveFacetsCount: true,
        },
        {
          nbHits: 3,
          hits: [],
          facets: { rate: { 30: 1, 55: 1, 90: 1 } },
          facets_stats: { rate: { min: 30, max: 90 } },
        },
      ])
    },
  )

  // SRCH-27, SRCH-95
  it('count nobody who hides from the company', async () => {
    const counts = async () => {
      const { facets } = await client().searchSingleIndex({
        indexName: 'users',
        searchParams: { facets: ['*'], hitsPerPage: 0, maxValuesPerFacet: 1 },
      })
      return [facets?.['languages'], facets?.['job_title']]
    }
    expect(await counts()).toEqual([{ English: 3 }, { Accountant: 1 }])
    const { api } = await completeContractor(server, { email: 'zola@example.com' }, { job_title: 'Accountant' })
    await server.settle()
    expect(await counts()).toEqual([{ English: 4 }, { Accountant: 2 }])
    unwrap(await api.hideFromCompany({ body: { name: 'Kestrel Freight', website: '', company_uuid: null } }))
    expect(await counts()).toEqual([{ English: 3 }, { Accountant: 1 }])
  })

  // SRCH-98
  it('search in the values of an attribute within a search', async () => {
    const params = { ...search, facetQuery: 'eng', maxFacetHits: 10, numericFilters: ['rate<=80'], facets: ['rate'] }
    const facetHits = [{ value: 'English', count: 2, highlighted: '__ais-highlight__Eng__/ais-highlight__lish' }]
    const byEarlier = await earlier().searchForFacetValues([
      { indexName: 'users', params: { ...params, facetName: 'languages' } },
    ])
    expect(byEarlier).toMatchObject([{ facetHits }])
    const request = [{ type: 'facet', facet: 'languages', indexName: 'users', params }]
    expect(await client().search(request as never)).toMatchObject({ results: [{ facetHits }] })
  })

  // SRCH-96, SRCH-97
  it('search what a map shows, by an expression, and have a point for each hit', async () => {
    const found = async (searchParams: object) => {
      const { hits } = await client().searchSingleIndex<{ readonly job_title: string; readonly _geoloc?: object }>({
        indexName: 'users',
        searchParams,
      })
      return hits.map(({ _geoloc, job_title }) => [job_title, _geoloc])
    }
    const nurse = ['Nurse', { lat: -33.93, lng: 18.42 }]
    expect(await found({ insideBoundingBox: '-33,19,-35,18', filters: 'languages:English AND rate <= 60' })).toEqual([
      nurse,
    ])
    expect(await found({ insideBoundingBox: [[-33, 19, -35, 18]], filters: 'rate > 60' })).toEqual([])
    expect(await found({ aroundLatLng: '-33.9,18.4', aroundRadius: 20_000 })).toEqual([nurse])
  })

  // SRCH-3
  it('are refused what they cannot have, by name', async () => {
    const asking = (searchParams: object) => client().searchSingleIndex({ indexName: 'users', searchParams })
    await expect(
      asking({ facets: ['email'], maxValuesPerFacet: 0, insidePolygon: [[1, 2, 3, 4, 5, 6]] }),
    ).rejects.toMatchObject({
      status: 400,
      message: [
        'Invalid value for "insidePolygon" parameter: is not supported; use insideBoundingBox',
        'Invalid value for "facets" parameter: "email" is not an attribute to count',
        'Invalid value for "maxValuesPerFacet" parameter: must be a whole number from 1 to 1000',
      ].join('; '),
    })
  })

  it.each(versions)('ask the next host where one does not answer: version %i', async (version) => {
    // Nobody listens on the port of tcpmux.
    const retrying = version === 4 ? earlier('1') : client('1')
    const { results } = (await retrying.search([{ indexName: 'users', params: { query: 'nurse' } }] as never)) as Answer
    expect(results).toMatchObject([{ nbHits: 1 }])
  })

  // SRCH-3
  it('are told which calls are not offered', async () => {
    await expect(client().getObject({ indexName: 'users', objectID: contractor.uuid })).rejects.toMatchObject({
      status: 404,
      message: 'This call is not offered: only searches in indexes and in facets are',
    })
  })
})
