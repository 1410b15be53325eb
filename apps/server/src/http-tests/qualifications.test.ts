import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer, studyEntry } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import type { Person } from './support/people.ts'
import { searchCandidates } from './support/search-wire.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('qualifications', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
  })
  afterAll(() => server.stop())

  const list = async () => unwrap(await contractor.api.listQualifications()).qualifications

  it('are added, replaced and removed, and can be searched by', async () => {
    expect(await list()).toEqual([])
    const added = unwrap(await contractor.api.addQualification({ body: studyEntry }))
    expect(added.qualification).toEqual({
      uuid: added.uuid,
      qualification: 'BSc Computer Science',
      educationType: "Bachelor's degree",
      institution: 'University of KwaZulu-Natal',
      dateGraduated: '2014-11-30',
      currentlyCompleting: false,
    })
    await server.settle()
    const { hits } = await searchCandidates(server, employer.session, { numericFilters: ['qualification_level>=4'] })
    expect(hits).toMatchObject([{ objectID: contractor.uuid, qualifications: [{ uuid: added.uuid }] }])
    const running = { ...studyEntry, currently_completing: true, date_graduated: '2014-11-30' }
    const params = { id: added.uuid }
    const replaced = unwrap(await contractor.api.replaceQualification({ params, body: running }))
    expect(replaced.qualification).toMatchObject({ currentlyCompleting: true, dateGraduated: null })
    const { user } = unwrap(await employer.api.readCandidate({ params: { id: contractor.uuid } }))
    expect(user.qualifications).toEqual([replaced.qualification])
    unwrap(await contractor.api.removeQualification({ params }))
    expect(await contractor.api.removeQualification({ params })).toMatchObject({ status: 404, problem: 'not-found' })
    expect(await list()).toEqual([])
    await server.settle()
    const found = await searchCandidates(server, employer.session, { numericFilters: ['qualification_level>=4'] })
    expect(found.nbHits).toBe(0)
  })

  it('with a client-generated id are idempotent, also concurrently', async () => {
    const params = { id: crypto.randomUUID() }
    const both = await Promise.all([
      contractor.api.putQualification({ params, body: studyEntry }),
      contractor.api.putQualification({ params, body: studyEntry }),
    ])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(await list()).toMatchObject([{ uuid: params.id }])
    expect(unwrap(await contractor.api.readUser()).user.status).toBe('new')
  })
})
