import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer, activatePaidPlan } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('bookmarks', () => {
  let server: TestServer
  let employer: Person
  let colleague: Person
  let outsider: Person
  let trial: Person
  let people: readonly Person[]

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    colleague = await addColleague(server, employer, { email: 'viewer@kestrel.example', role: 'viewer' })
    outsider = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
    trial = await completeEmployer(server, { email: 'trial@upland.example', companyName: 'Upland' })
    await Promise.all([activatePaidPlan(server, employer), activatePaidPlan(server, outsider)])
    people = [
      await completeContractor(server, { email: 'thandeka@example.com' }),
      await completeContractor(server, { email: 'lerato@example.com' }),
      await completeContractor(server, { email: 'naledi@example.com' }),
    ]
    await server.settle()
    for (const [at, { uuid }] of people.entries()) {
      unwrap(await (at === 0 ? employer : colleague).api.toggleBookmark({ params: { userUuid: uuid } }))
    }
  })
  afterAll(() => server.stop())

  const list = async ({ api }: Person, query: { readonly filter?: 'mine' | 'team' } = {}) =>
    unwrap(await api.listBookmarks({ query }))
  const change = ({ api }: Person, body: { readonly note?: string; readonly looked?: boolean }, of = people[0]) =>
    api.changeBookmark({ params: { userUuid: of?.uuid ?? '' }, body: { looked: false, ...body } })

  it('are the company’s, one’s own or the team’s, page by page', async () => {
    expect(await list(employer)).toHaveLength(3)
    expect(await list(outsider)).toEqual([])
    expect((await list(employer, { filter: 'mine' })).map(({ objectID }) => objectID)).toEqual([people[0]?.uuid])
    expect(await list(colleague, { filter: 'mine' })).toHaveLength(2)
    const read: string[] = []
    let cursor: string | undefined
    do {
      const page = await employer.api.listBookmarks({ query: { limit: 1, cursor } })
      read.push(...unwrap(page).map(({ objectID }) => objectID))
      cursor = page.ok ? page.nextCursor : undefined
    } while (cursor !== undefined)
    expect(read).toEqual((await list(employer)).map(({ objectID }) => objectID))
  })

  it('carry the company’s note, of a thousand characters, cleared by an empty one', async () => {
    expect(unwrap(await change(colleague, { note: ' Ask in May ' })).bookmark.note).toBe('Ask in May')
    expect((await list(employer)).at(-1)?.bookmark.note).toBe('Ask in May')
    expect(await change(employer, { note: 'x'.repeat(1001) })).toMatchObject({
      status: 422,
      errors: { note: ['The maximum length allowed is 1000'] },
    })
    expect(unwrap(await change(employer, { looked: true })).bookmark.note).toBe('Ask in May')
    expect(unwrap(await change(employer, { note: '' })).bookmark.note).toBeNull()
    expect(await change(outsider, { note: 'Not ours' })).toMatchObject({ status: 404 })
  })

  it('list what changed until somebody has viewed it', async () => {
    for (const { api } of people.slice(0, 1))
      unwrap(await api.saveUser({ body: { rate: 60, job_title: 'Lead analyst' } }))
    await server.settle()
    const changes = async () => (await list(colleague)).at(-1)?.bookmark.changes.map(({ words }) => words)
    expect(await changes()).toEqual(['Title: Lead analyst, was Analytics Engineer', 'Hourly rate: USD 60, was USD 55'])
    expect(unwrap(await change(colleague, { looked: true })).bookmark).toMatchObject({ changes: [] })
    expect(await changes()).toEqual([])
  })

  // PLAN-17
  it('need a paid subscription', async () => {
    const refused = { status: 403, problem: 'bookmarks-need-subscription' }
    expect(await trial.api.listBookmarks()).toMatchObject(refused)
    expect(await change(trial, { note: 'x' })).toMatchObject(refused)
    expect(await trial.api.toggleBookmark({ params: { userUuid: people[0]?.uuid ?? '' } })).toMatchObject(refused)
  })

  // SRCH-43
  it('hide people who are not searchable, and restore them with their note', async () => {
    unwrap(await change(employer, { note: 'Keep' }))
    const uuid = people[0]?.uuid ?? ''
    await server.knex('contractorProfiles').where({ uuid }).update({ paused: true })
    expect(await list(employer)).toHaveLength(2)
    expect(await change(employer, { note: 'Gone' })).toMatchObject({ status: 404 })
    await server.knex('contractorProfiles').where({ uuid }).update({ paused: false })
    expect((await list(employer)).at(-1)?.bookmark.note).toBe('Keep')
  })
})
