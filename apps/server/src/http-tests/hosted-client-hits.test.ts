import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { createHostedClient } from './support/hosted-client.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

/** The client does not type hits. */
interface Hit {
  readonly objectID: string
  readonly job_title: string
}

describe('hits of the hosted search service’s public client', () => {
  let server: TestServer
  let contractor: Person
  let client: ReturnType<typeof createHostedClient>

  beforeAll(async () => {
    server = await startTestServer()
    const { session } = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await server.settle()
    client = createHostedClient(server, session.search?.apiKey ?? '', session.search?.applicationId)
  })
  afterAll(() => server.stop())

  // SRCH-47
  it('highlights every word of a completed job title', async () => {
    const { facetHits } = await client.searchForFacetValues({
      indexName: 'users',
      facetName: 'job_title',
      searchForFacetValuesRequest: { facetQuery: 'engi analyt' },
    })
    expect(facetHits).toMatchObject([{ highlighted: '<em>Analyt</em>ics <em>Engi</em>neer' }])
  })

  // SRCH-47
  it('highlights every word that matches, in what text is searched in', async () => {
    const { hits } = await client.searchSingleIndex<Hit>({
      indexName: 'users',
      searchParams: { query: 'Analytics engi' },
    })
    expect(hits[0]?._highlightResult).toMatchObject({
      job_title: {
        value: '<em>Analytics</em> <em>Engi</em>neer',
        matchLevel: 'full',
        matchedWords: ['analytics', 'engi'],
        fullyHighlighted: false,
      },
      skills: expect.arrayContaining([{ value: 'dbt', matchLevel: 'none', matchedWords: [] }]),
    })
    expect(Object.keys(hits[0]?._highlightResult ?? {}).toSorted()).toEqual([
      'introduction',
      'job_title',
      'qualifications',
      'skills',
      'workExperiences',
    ])
    expect(hits[0]).not.toHaveProperty('_rankingInfo')
  })

  // SRCH-47
  it('highlights what it is asked to, with the tags that it is given', async () => {
    const highlighted = async (searchParams: object) => {
      const found = await client.searchSingleIndex<Hit>({
        indexName: 'users',
        searchParams: { query: 'analytics', ...searchParams },
      })
      return found.hits[0]?._highlightResult
    }
    const tags = { highlightPreTag: '__on__', highlightPostTag: '__off__' }
    expect(await highlighted({ attributesToHighlight: ['job_title'], ...tags })).toEqual({
      job_title: {
        value: '__on__Analytics__off__ Engineer',
        matchLevel: 'full',
        matchedWords: ['analytics'],
        fullyHighlighted: false,
      },
    })
    const lists = ['skills', 'workExperiences.title']
    expect(await highlighted({ query: 'dbt', attributesToHighlight: lists })).toMatchObject({
      skills: expect.arrayContaining([{ value: 'Snowflake', matchLevel: 'none', matchedWords: [] }]),
    })
    const onlyMatches = { attributesToHighlight: lists, restrictHighlightAndSnippetArrays: true }
    expect(await highlighted({ query: 'dbt', ...onlyMatches })).toEqual({
      skills: [{ value: '<em>dbt</em>', matchLevel: 'full', matchedWords: ['dbt'], fullyHighlighted: true }],
      workExperiences: [],
    })
    const all = await highlighted({ attributesToHighlight: ['*', '-job_title'] })
    expect(all).toHaveProperty('location_title')
    expect(all).not.toHaveProperty('job_title')
    expect(await highlighted({ attributesToHighlight: [] })).toBeUndefined()
  })

  // SRCH-47
  it('returns the attributes that are asked for, and always the id', async () => {
    const retrieved = async (attributesToRetrieve: string[]) => {
      const found = await client.searchSingleIndex<Hit>({
        indexName: 'users',
        searchParams: { query: 'analytics', attributesToRetrieve, attributesToHighlight: [] },
      })
      return found.hits[0]
    }
    expect(await retrieved([])).toEqual({ objectID: contractor.uuid })
    expect(await retrieved(['job_title'])).toEqual({ objectID: contractor.uuid, job_title: 'Analytics Engineer' })
    const most = await retrieved(['*', '-introduction'])
    expect(most).toMatchObject({ job_title: 'Analytics Engineer', location_title: expect.any(String) })
    expect(most).not.toHaveProperty('introduction')
    const params = `query=analytics&attributesToHighlight=%5B%5D&attributesToRetrieve=${encodeURIComponent('["job_title"]')}`
    const { results } = await client.search<Hit>({ requests: [{ indexName: 'users', params }] })
    expect(results).toMatchObject([{ hits: [{ objectID: contractor.uuid, job_title: 'Analytics Engineer' }] }])
  })
})
