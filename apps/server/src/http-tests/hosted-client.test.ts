import { createTokens } from '@guildhall/node-crypto'
import { routes } from '@guildhall/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer, activatePaidPlan } from './support/complete-profiles.ts'
import { sendRequest } from './support/offer.ts'
import { logIn, type Person } from './support/people.ts'
import { createHostedClient } from './support/hosted-client.ts'
import { searchHeaders } from './support/search-wire.ts'
import { unwrap } from './support/unwrap.ts'
import { startTestServer, testKeys, type TestServer } from './support/start-test-server.ts'

/** The fields of a hit that the test reads; the client does not type hits. */
interface Hit {
  readonly objectID: string
  readonly job_title: string
  readonly messageStatus: string | null
}

describe('the hosted search service’s public client', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await completeContractor(server, { email: 'lerato@example.com' }, { job_title: 'Accountant' })
    await activatePaidPlan(server, employer)
    await server.settle()
  })
  afterAll(() => server.stop())

  const clientWith = (apiKey: string, applicationId?: string) => createHostedClient(server, apiKey, applicationId)
  const clientOf = ({ session }: Person) =>
    clientWith(session.search?.apiKey ?? '', session.search?.applicationId ?? '')

  // SRCH-1
  it('searches one index', async () => {
    const { hits, nbHits } = await clientOf(employer).searchSingleIndex<Hit>({
      indexName: 'users',
      searchParams: { query: 'analyt', facetFilters: [['skills:dbt', 'skills:SQL']], offset: 0, length: 50 },
    })
    expect(nbHits).toBe(1)
    expect(hits).toMatchObject([{ objectID: contractor.uuid, job_title: 'Analytics Engineer' }])
  })

  // SRCH-1
  it('searches several indexes at once, including facets', async () => {
    const { results } = await clientOf(employer).search<Hit>({
      requests: [
        { indexName: 'users', query: 'accountant', getRankingInfo: true, numericFilters: ['rate<=60'] },
        { indexName: 'users', query: '', hitsPerPage: 1, page: 1 },
        { indexName: 'users', type: 'facet', facet: 'job_title', facetQuery: 'acc' },
        { indexName: 'users', type: 'facet', facet: 'skills', facetQuery: 'sn' },
      ],
    })
    expect(results).toMatchObject([
      { hits: [{ job_title: 'Accountant' }], nbHits: 1 },
      { nbHits: 2, page: 1, nbPages: 2, hits: [{}] },
      { facetHits: [{ value: 'Accountant', count: 1 }] },
      { facetHits: [{ value: 'Snowflake', count: 2 }] },
    ])
  })

  it('counts several queries at once if no hits are requested', async () => {
    const count = (person: Person) =>
      clientOf(person).search<Hit>({
        requests: [
          { indexName: 'users', query: 'accountant', hitsPerPage: 0 },
          { indexName: 'users', query: '', numericFilters: ['rate>100000'], hitsPerPage: 0 },
          { indexName: 'users', query: '', hitsPerPage: 0 },
        ],
      })
    const { results } = await count(employer)
    expect(results).toMatchObject([1, 0, 2].map((nbHits) => ({ nbHits, hits: [], exhaustiveNbHits: true })))
  })

  it('completes job titles', async () => {
    const { facetHits } = await clientOf(employer).searchForFacetValues({
      indexName: 'users',
      facetName: 'job_title',
      searchForFacetValuesRequest: { facetQuery: 'analyt' },
    })
    expect(facetHits).toEqual([{ value: 'Analytics Engineer', highlighted: '<em>Analyt</em>ics Engineer', count: 1 }])
  })

  // SRCH-60
  it('sorts by the index that it asks for, one or several', async () => {
    const titles = ({ hits }: { readonly hits: readonly Hit[] }) => hits.map(({ job_title }) => job_title)
    const newest = await clientOf(employer).searchSingleIndex<Hit>({ indexName: 'users_newest' })
    expect(titles(newest)).toEqual(['Accountant', 'Analytics Engineer'])
    expect(newest.index).toBe('users_newest')
    const { results } = await clientOf(employer).search<Hit>({
      requests: [
        { indexName: 'users_newest', query: '' },
        { indexName: 'users_rate_desc', query: 'accountant' },
      ],
    })
    expect(results).toMatchObject([
      { hits: [{ job_title: 'Accountant' }, {}], index: 'users_newest' },
      { hits: [{ job_title: 'Accountant' }], index: 'users_rate_desc' },
    ])
    await expect(clientOf(employer).searchSingleIndex({ indexName: 'users_by_name' })).rejects.toMatchObject({
      status: 404,
      message: 'Index users_by_name does not exist',
    })
  })

  // SRCH-54
  it('completes skills', async () => {
    const { facetHits } = await clientOf(employer).searchForFacetValues({
      indexName: 'users',
      facetName: 'skills',
      searchForFacetValuesRequest: { facetQuery: 'd' },
    })
    expect(facetHits).toEqual([{ value: 'dbt', highlighted: '<em>d</em>bt', count: 2 }])
  })

  it('shows each key its own company’s contacts', async () => {
    const other = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
    await sendRequest(employer, contractor)
    const statusFor = async (person: Person) => {
      const { hits } = await clientOf(person).searchSingleIndex<Hit>({
        indexName: 'users',
        searchParams: { query: 'analytics' },
      })
      return hits[0]?.messageStatus
    }
    expect(await statusFor(employer)).toBe('pending')
    expect(await statusFor(other)).toBeNull()
  })

  const search = (apiKey: string, applicationId?: string): Promise<unknown> =>
    clientWith(apiKey, applicationId).searchSingleIndex({ indexName: 'users' })

  // SRCH-2
  it('finds nobody without a key issued by the server', async () => {
    const key = employer.session.search?.apiKey ?? ''
    const [header = '', claims = '', signature] = key.split('.')
    const payload: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString())
    const payloadWith = (changes: object): string =>
      Buffer.from(JSON.stringify(Object.assign({}, payload, changes))).toString('base64url')
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    const keys = [
      'none',
      `${header}.${payloadWith({ accountUuid: contractor.uuid })}.${signature}`,
      `${header}.${payloadWith({ exp: Math.round(Date.now() / 1000) + 9e6 })}.${signature}`,
      `${header}.${claims}.`,
      `${unsigned}.${claims}.`,
    ]
    const refused = { status: 403, message: 'Invalid Application-ID or API key' }
    for (const wrong of keys) await expect(search(wrong)).rejects.toMatchObject(refused)
    await expect(search(key, 'somebody-else')).rejects.toMatchObject(refused)
  })

  it('accepts neither a session nor a channel token as a key', async () => {
    for (const wrong of [employer.token, employer.session.realtime?.token ?? '']) {
      await expect(search(wrong)).rejects.toMatchObject({ status: 403 })
    }
  })

  // SRCH-4
  it('finds nobody for a contractor, even with a signed key', async () => {
    expect(contractor.session.search).toBeNull()
    const tokens = createTokens(testKeys)
    const signed = await tokens.sign('search', { accountUuid: contractor.uuid }, new Date(Date.now() + 60_000))
    await expect(search(signed)).rejects.toMatchObject({ status: 403 })
    const counting = clientWith(signed).search({ requests: [{ indexName: 'users', query: '', hitsPerPage: 0 }] })
    await expect(counting).rejects.toMatchObject({ status: 403 })
  })

  // SRCH-2
  it('never accepts the cookie', async () => {
    const paths = ['/1/indexes/users/query', '/1/indexes/*/queries', '/1/indexes/users/facets/job_title/query']
    for (const path of paths) {
      const response = await server.request(path, {
        method: 'POST',
        headers: {
          cookie: `access_token=${employer.token}`,
          authorization: `Bearer ${employer.token}`,
          origin: server.url,
          'content-type': 'application/json',
          'x-algolia-application-id': 'guildhall',
        },
        body: JSON.stringify({ requests: [] }),
      })
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({ message: 'Invalid Application-ID or API key', status: 403 })
    }
  })

  // SRCH-3
  it('is refused with a message that names everything that is wrong', async () => {
    const asking = clientOf(employer).searchSingleIndex({
      indexName: 'users',
      searchParams: {
        facetFilters: ['email:thandeka@example.com'],
        hitsPerPage: 5_000,
        attributesToRetrieve: '["job_title"' as unknown as string[],
      },
    })
    await expect(asking).rejects.toMatchObject({
      status: 400,
      message: [
        'Invalid value for "hitsPerPage" parameter: may be 1000 at most',
        'Invalid value for "facetFilters" parameter: "email" is not an attribute to filter by',
        'Invalid value for "attributesToRetrieve" parameter: is not readable JSON',
      ].join('; '),
    })
  })

  // SRCH-3
  it('is refused an index or a facet that does not exist', async () => {
    const client = clientOf(employer)
    await expect(client.searchSingleIndex({ indexName: 'companies' })).rejects.toMatchObject({
      status: 404,
      message: 'Index companies does not exist',
    })
    await expect(client.search({ requests: [{ indexName: 'companies' }] })).rejects.toMatchObject(
      routes.queryIndexes.problems['unknown-index'],
    )
    await expect(client.searchForFacetValues({ indexName: 'users', facetName: 'email' })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('email'),
    })
    await expect(
      client.search({ requests: [{ indexName: 'users', type: 'facet', facet: 'email' }] }),
    ).rejects.toMatchObject({ status: 400 })
  })

  // SRCH-3
  it('sends every refusal in the hosted service’s body', async () => {
    const send = async (body: string, type = 'application/json') => {
      const headers = { ...searchHeaders(employer.session), 'content-type': type }
      const response = await server.request('/1/indexes/users/query', { method: 'POST', headers, body })
      return [response.status, await response.json()]
    }
    const unreadable = { message: 'This request could not be read.', status: 400 }
    expect(await send('{"query":')).toEqual([400, unreadable])
    expect(await send('[]')).toEqual([400, unreadable])
    expect(await send('<a/>', 'application/xml')).toEqual([
      400,
      { message: 'Expected a JSON object in the body', status: 400 },
    ])
  })

  // SRCH-35
  it('is refused with the day’s limit of a trial', async () => {
    const trial = await completeEmployer(server, { email: 'mira@juniper.example', companyName: 'Juniper' })
    const client = clientOf(trial)
    const searches = [
      () => client.searchSingleIndex({ indexName: 'users' }),
      () => client.searchSingleIndex({ indexName: 'users_newest' }),
      () => client.search({ requests: [{ indexName: 'users' }] }),
    ]
    unwrap(await trial.api.recordSearch({ body: { search_parameters: { jobTitle: 'nurse' }, results: [] } }))
    await server.knex('search_counts').where({ accountUuid: trial.uuid }).update({ searches: 99_999_999 })
    for (const searching of searches) {
      const { message } = routes.queryCandidates.problems['search-limit-reached']
      expect(routes.querySortedCandidates.problems['search-limit-reached'].message).toBe(message)
      await expect(searching()).rejects.toMatchObject({ status: 403, message })
    }
    await server.knex('search_counts').where({ accountUuid: trial.uuid }).update({ searches: 99_999_998 })
    for (const searching of searches) await expect(searching()).resolves.toBeDefined()
  })

  // SRCH-2
  it('is refused with an expired key, and served with the renewed one', async () => {
    await server.advance('PT13H')
    await expect(search(employer.session.search?.apiKey ?? '')).rejects.toMatchObject({ status: 403 })
    await expect(
      clientOf(await logIn(server, employer.email)).searchSingleIndex({ indexName: 'users' }),
    ).resolves.toMatchObject({ nbHits: 2 })
  })
})
