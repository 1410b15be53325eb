import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

const parameters = { jobTitle: 'Analytics', skills: ['dbt'] }
const form = { name: 'Analytics', visibility: 'team', digest: 'daily', search_parameters: parameters } as const

describe('saved searches', () => {
  let server: TestServer
  let admin: Person
  let viewer: Person
  let outsider: Person

  beforeAll(async () => {
    server = await startTestServer()
    admin = await completeEmployer(server, { email: 'dana@kestrel.example', firstName: 'Dana', lastName: 'Whitfield' })
    viewer = await addColleague(server, admin, { email: 'viewer@kestrel.example', role: 'viewer' })
    outsider = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
  })
  afterAll(() => server.stop())

  const add = (person: Person, changes: object = {}) => person.api.addSavedSearch({ body: { ...form, ...changes } })
  const namesOf = async ({ api }: Person) => unwrap(await api.listSavedSearches()).savedSearches.map(({ name }) => name)

  it('are added, partially updated, and removed', async () => {
    const { savedSearch } = unwrap(await add(admin))
    expect(savedSearch).toMatchObject({
      name: 'Analytics',
      visibility: 'team',
      digest: 'daily',
      searchParameters: { jobTitle: 'Analytics', skills: ['dbt'], opportunityType: 'Any Type' },
      owner: 'Dana Whitfield',
      mine: true,
      canChange: true,
    })
    const params = { id: savedSearch.uuid }
    const renamed = unwrap(await admin.api.changeSavedSearch({ params, body: { name: ' Data ' } })).savedSearch
    expect(renamed).toEqual({ ...savedSearch, name: 'Data', updatedAt: renamed.updatedAt })
    const other = unwrap(await admin.api.changeSavedSearch({ params, body: { search_parameters: {} } })).savedSearch
    expect(other).toMatchObject({ name: 'Data', digest: 'daily', searchParameters: { jobTitle: '' } })
    unwrap(await admin.api.removeSavedSearch({ params }))
    expect(await admin.api.removeSavedSearch({ params })).toMatchObject({ status: 404 })
  })

  it('report all errors at once, and a taken name', async () => {
    const bare = await admin.api.addSavedSearch({ body: { search_parameters: {} } as never })
    expect(bare).toMatchObject({
      status: 422,
      errors: { name: ['Value is required'], visibility: ['Value is required'], digest: ['Value is required'] },
    })
    expect(await add(admin, { visibility: 'world', digest: 'hourly' })).toMatchObject({
      status: 422,
      errors: { visibility: ['Value is not one of the options'], digest: ['Value is not one of the options'] },
    })
    expect(await add(admin, { search_parameters: '{"jobTitle":' })).toMatchObject({ status: 422 })
    const results = await Promise.all([1, 2, 3].map(() => add(admin, { name: 'Once' })))
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422])
    expect(await add(admin, { name: 'ONCE' })).toMatchObject({
      errors: { name: ['You already have a saved search with this name'] },
    })
    expect(await namesOf(admin)).toEqual(['Once'])
  })

  it('are limited to fifty per member', async () => {
    for (let number = 1; number < 50; number += 1)
      unwrap(await add(admin, { name: `${number}`, visibility: 'private' }))
    expect(await add(admin, { name: 'Another' })).toMatchObject({ status: 409, problem: 'too-many-saved-searches' })
    const first = unwrap(await admin.api.listSavedSearches({ query: { limit: 30 } }))
    const rest = unwrap(await admin.api.listSavedSearches({ query: { cursor: first.next_cursor ?? '', limit: 30 } }))
    expect(rest.next_cursor).toBeNull()
    const uuids = [...first.savedSearches, ...rest.savedSearches].map(({ uuid }) => uuid)
    expect(new Set(uuids)).toHaveLength(50)
  })

  it('are invisible to others while private; team ones are readable, and editable by owner and admin', async () => {
    expect(await namesOf(viewer)).toEqual(['Once'])
    expect(await namesOf(outsider)).toEqual([])
    const all = unwrap(await admin.api.listSavedSearches()).savedSearches
    const uuidOf = (visibility: string) => ({ id: all.find((one) => one.visibility === visibility)?.uuid ?? '' })
    for (const { api } of [viewer, outsider]) {
      const params = uuidOf('private')
      expect(await api.changeSavedSearch({ params, body: { digest: 'none' } })).toMatchObject({ status: 404 })
      expect(await api.removeSavedSearch({ params })).toMatchObject({ status: 404 })
    }
    const params = uuidOf('team')
    expect(await viewer.api.changeSavedSearch({ params, body: { name: 'Mine' } })).toMatchObject({ status: 403 })
    expect(await viewer.api.removeSavedSearch({ params })).toMatchObject({ status: 403 })
    expect(await outsider.api.removeSavedSearch({ params })).toMatchObject({ status: 404 })
    const own = unwrap(await viewer.api.changeSavedSearch({ params, body: { digest: 'weekly' } })).savedSearch
    expect(own).toMatchObject({ digest: 'weekly', mine: false, canChange: false, owner: 'Dana Whitfield' })
    expect(
      unwrap(await admin.api.listSavedSearches()).savedSearches.find(({ uuid }) => uuid === params.id)?.digest,
    ).toBe('daily')
    const id = unwrap(await add(viewer, { name: 'Theirs' })).savedSearch.uuid
    unwrap(await admin.api.changeSavedSearch({ params: { id }, body: { name: 'Ours' } }))
    unwrap(await admin.api.removeSavedSearch({ params: { id } }))
  })

  it('mail new candidates to each reader once a period, without unsearchable ones', async () => {
    const digests = async ({ email }: Person) =>
      (await server.mailsTo(email)).filter(({ subject }) => subject.includes('“Welders”'))
    const parametersOf = { ...parameters, jobTitle: 'welder', skills: [] }
    const welders = { name: 'Welders', search_parameters: parametersOf }
    const { uuid } = unwrap(await add(viewer, welders)).savedSearch
    unwrap(await outsider.api.addSavedSearch({ body: { ...form, ...welders, digest: 'none' } }))
    await server.advance('PT26H')
    await server.settle()
    expect(await digests(viewer)).toEqual([])
    await completeContractor(server, { email: 'lerato@example.com', firstName: 'Lerato' }, { job_title: 'Welder' })
    const paused = await completeContractor(
      server,
      { email: 'gone@example.com', firstName: 'Gone' },
      { job_title: 'Welder' },
    )
    await server.settle()
    await server.knex('contractorProfiles').where({ uuid: paused.uuid }).update({ paused: true })
    await server.advance('P1D')
    await server.settle()
    await server.advance('PT1M')
    await server.settle()
    const mails = await digests(viewer)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('1 new person for “Welders”')
    expect(mails[0]?.text).toContain('Lerato Hale, Welder, Durban')
    expect(mails[0]?.text).toContain(`${server.url}/search-results?q=welder`)
    expect(mails[0]?.text).not.toMatch(/Gone|example\.com/)
    expect(await digests(admin)).toEqual([])
    expect(await digests(outsider)).toEqual([])
    unwrap(await viewer.api.saveNotificationPreferences({ body: { system: false } }))
    unwrap(await viewer.api.changeSavedSearch({ params: { id: uuid }, body: { digest: 'weekly' } }))
    await completeContractor(server, { email: 'naledi@example.com' }, { job_title: 'Welder' })
    await server.advance('P8D')
    await server.settle()
    expect(await digests(viewer)).toHaveLength(1)
  })
})
