import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer, payFor } from './support/complete-profiles.ts'
import { must } from './support/must.ts'
import { logIn, type Person } from './support/people.ts'
import { searchPeople } from './support/search-wire.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('who does not want to be found', () => {
  let server: TestServer
  let kestrel: Person
  let tallgrass: Person
  let contractor: Person

  beforeAll(async () => {
    server = await startTestServer()
    kestrel = await completeEmployer(server, { email: 'dana@kestrel.example', companyName: 'Kestrel Freight Ltd' })
    tallgrass = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
    must(await tallgrass.api.saveCompany({ body: { website: 'tallgrass.example' } }))
    await payFor(server, kestrel)
    await payFor(server, tallgrass)
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await server.settled()
  })
  afterAll(() => server.stop())

  const found = async (employer: Person) =>
    (await searchPeople(server, employer.session)).hits.map(({ objectID }) => objectID).includes(contractor.uuid)
  const opened = async ({ api }: Person) => (await api.readCandidate({ params: { id: contractor.uuid } })).status

  it('is found before', async () => {
    expect(await found(kestrel)).toBe(true)
    expect(await opened(tallgrass)).toBe(200)
  })

  // PROF-24
  it('is hidden from the company that was named, and from no other', async () => {
    must(await kestrel.api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
    const body = { name: 'KESTREL freight', website: '', company_uuid: null }
    const { hiddenCompany } = must(await contractor.api.hideFromCompany({ body }))
    expect(await found(kestrel)).toBe(false)
    expect(await opened(kestrel)).toBe(404)
    expect(JSON.stringify(must(await kestrel.api.listBookmarks()))).not.toContain(contractor.uuid)
    expect(await found(tallgrass)).toBe(true)
    must(await contractor.api.unhideFromCompany({ params: { uuid: hiddenCompany.uuid } }))
    expect(await found(kestrel)).toBe(true)
  })

  // PROF-24
  it('is hidden by the domain of a website', async () => {
    const body = { name: 'Some agency', website: 'https://www.tallgrass.example', company_uuid: null }
    must(await contractor.api.hideFromCompany({ body }))
    expect(await opened(tallgrass)).toBe(404)
    expect(await opened(kestrel)).toBe(200)
  })

  // PROF-20, PROF-23
  it('leaves every search while paused, and comes back', async () => {
    must(await contractor.api.chooseVisibility({ body: { paused: true } }))
    await server.settled()
    expect(await found(kestrel)).toBe(false)
    expect(await opened(kestrel)).toBe(404)
    must(await contractor.api.chooseVisibility({ body: { paused: false } }))
    await server.settled()
    expect(await found(kestrel)).toBe(true)
  })

  it('is asked after 30 days, hidden after 120, and found again once confirmed', async () => {
    await server.advance('P31D')
    await server.advance('P90D')
    contractor = await logIn(server, contractor.email)
    kestrel = await logIn(server, kestrel.email)
    const subjects = (await server.mailsTo(contractor.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Are you still available?')).toHaveLength(1)
    expect(subjects).toContain('Employers cannot find you now')
    await server.settled()
    expect(await found(kestrel)).toBe(false)
    must(await contractor.api.confirmAvailability({ body: {} }))
    await server.settled()
    expect(await found(kestrel)).toBe(true)
  })
})
