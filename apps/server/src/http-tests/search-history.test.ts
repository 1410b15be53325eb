import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { must } from './support/must.ts'
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
    await server.settled()
  })
  afterAll(() => server.stop())

  const search = async (jobTitle: string, results: readonly string[] = []) =>
    must(await employer.api.recordSearch({ body: { search_parameters: { jobTitle }, results: [...results] } }))
  const history = async (query: { readonly cursor?: string; readonly limit?: number } = {}) =>
    must(await employer.api.listSearchHistory({ query }))
  const newTo = async () =>
    Object.fromEntries(
      (await history()).searchHistory.map(({ newCount, searchParameters }) => [searchParameters.jobTitle, newCount]),
    )

  // SRCH-34
  it('says who became findable or changed since a search was run, and was not among its results', async () => {
    await search('analytics', [known.uuid])
    await search('welder', [other.uuid])
    expect(await newTo()).toEqual({ analytics: 0, welder: 0 })
    await completeContractor(server, { email: 'naledi@example.com' })
    must(await other.api.saveUser({ body: { job_title: 'Analytics welder' } }))
    await server.settled()
    expect(await newTo()).toEqual({ analytics: 2, welder: 0 })
    must(await other.api.saveUser({ body: { job_title: 'Welder' } }))
    await server.settled()
    expect(await newTo()).toEqual({ analytics: 1, welder: 0 })
    await search('analytics', [known.uuid])
    expect((await newTo())['analytics']).toBe(0)
  })

  it('pages by cursor, nine where nothing is said', async () => {
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

  it('forgets one search or all of them, the user’s own alone, and keeps the day’s count', async () => {
    const before = await history()
    const params = { uuid: before.searchHistory[0]?.uuid ?? '' }
    expect(await colleague.api.removeSearch({ params })).toMatchObject({ status: 404, problem: 'not-found' })
    must(await colleague.api.clearSearchHistory())
    expect((await history()).searchHistory).toHaveLength(9)
    must(await employer.api.removeSearch({ params }))
    expect(await employer.api.removeSearch({ params })).toMatchObject({ status: 404 })
    must(await employer.api.clearSearchHistory())
    must(await employer.api.clearSearchHistory())
    expect(await history()).toEqual({
      searchHistory: [],
      search_count_today: before.search_count_today,
      next_cursor: null,
    })
    expect(before.search_count_today).toBe(15)
  })
})
