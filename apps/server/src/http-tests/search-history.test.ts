import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('the search history', () => {
  let server: TestServer
  let employer: Person
  let colleague: Person
  let known: Person
  let other: Person

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    colleague = await addColleague(server, employer, { email: 'viewer@kestrel.example', role: 'viewer' })
    known = await completeContractor(server, { email: 'thandeka@example.com' })
    other = await completeContractor(server, { email: 'lerato@example.com' }, { job_title: 'Welder' })
    await server.settle()
  })
  afterAll(() => server.stop())

  const search = async (jobTitle: string, results: readonly string[] = []) =>
    unwrap(await employer.api.recordSearch({ body: { search_parameters: { jobTitle }, results: [...results] } }))
  const history = async (query: { readonly cursor?: string; readonly limit?: number } = {}) =>
    unwrap(await employer.api.listSearchHistory({ query }))
  const newTo = async () =>
    Object.fromEntries(
      (await history()).searchHistory.map(({ newCount, searchParameters }) => [searchParameters.jobTitle, newCount]),
    )

  // SRCH-34
  it('counts candidates who became searchable or changed since a search and were not among its results', async () => {
    await search('analytics', [known.uuid])
    await search('welder', [other.uuid])
    expect(await newTo()).toEqual({ analytics: 0, welder: 0 })
    await completeContractor(server, { email: 'naledi@example.com' })
    unwrap(await other.api.saveUser({ body: { job_title: 'Analytics welder' } }))
    await server.settle()
    expect(await newTo()).toEqual({ analytics: 2, welder: 0 })
    unwrap(await other.api.saveUser({ body: { job_title: 'Welder' } }))
    await server.settle()
    expect(await newTo()).toEqual({ analytics: 1, welder: 0 })
    await search('analytics', [known.uuid])
    expect((await newTo())['analytics']).toBe(0)
  })

  it('pages by cursor, nine by default', async () => {
    for (let number = 1; number <= 12; number += 1) await search(`search ${number}`)
    const first = await history()
    expect(first.searchHistory).toHaveLength(9)
    const rest = await history({ cursor: first.next_cursor ?? '', limit: 50 })
    expect(rest.next_cursor).toBeNull()
    const titles = [...first.searchHistory, ...rest.searchHistory].map(
      ({ searchParameters }) => searchParameters.jobTitle,
    )
    expect(titles.slice(0, 2)).toEqual(['search 12', 'search 11'])
    expect(titles).toHaveLength(14)
    expect(new Set(titles)).toHaveLength(14)
    for (const query of [{ limit: 0 }, { limit: 1e9 }, { limit: -3 }, { cursor: 'nonsense' }]) {
      expect((await history(query)).searchHistory.length).toBeGreaterThan(0)
    }
  })

  it('removes one or all of the user’s own searches, and keeps the day’s count', async () => {
    const before = await history()
    const params = { uuid: before.searchHistory[0]?.uuid ?? '' }
    expect(await colleague.api.removeSearch({ params })).toMatchObject({ status: 404, problem: 'not-found' })
    unwrap(await colleague.api.clearSearchHistory())
    expect((await history()).searchHistory).toHaveLength(9)
    unwrap(await employer.api.removeSearch({ params }))
    expect(await employer.api.removeSearch({ params })).toMatchObject({ status: 404 })
    unwrap(await employer.api.clearSearchHistory())
    unwrap(await employer.api.clearSearchHistory())
    expect(await history()).toEqual({
      searchHistory: [],
      search_count_today: before.search_count_today,
      next_cursor: null,
    })
    expect(before.search_count_today).toBe(15)
  })
})
