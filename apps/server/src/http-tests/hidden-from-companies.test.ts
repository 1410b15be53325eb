import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer, activatePaidPlan } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { logIn, type Person } from './support/people.ts'
import { searchCandidates } from './support/search-wire.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('contractors who hide', () => {
  let server: TestServer
  let kestrel: Person
  let tallgrass: Person
  let contractor: Person

  beforeAll(async () => {
    server = await startTestServer()
    kestrel = await completeEmployer(server, { email: 'dana@kestrel.example', companyName: 'Kestrel Freight Ltd' })
    tallgrass = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
    unwrap(await tallgrass.api.saveCompany({ body: { website: 'tallgrass.example' } }))
    await activatePaidPlan(server, kestrel)
    await activatePaidPlan(server, tallgrass)
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await server.settle()
  })
  afterAll(() => server.stop())

  const found = async (employer: Person) =>
    (await searchCandidates(server, employer.session)).hits.map(({ objectID }) => objectID).includes(contractor.uuid)
  const opened = async ({ api }: Person) => (await api.readCandidate({ params: { id: contractor.uuid } })).status

  it('are found before', async () => {
    expect(await found(kestrel)).toBe(true)
    expect(await opened(tallgrass)).toBe(200)
  })

  // PROF-24, SRCH-81
  it('are hidden from the named company only', async () => {
    unwrap(await kestrel.api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
    const body = { name: 'KESTREL freight', website: '', company_uuid: null }
    const { hiddenCompany } = unwrap(await contractor.api.hideFromCompany({ body }))
    expect(await found(kestrel)).toBe(false)
    expect(await opened(kestrel)).toBe(404)
    expect(JSON.stringify(unwrap(await kestrel.api.listBookmarks()))).not.toContain(contractor.uuid)
    expect(await found(tallgrass)).toBe(true)
    unwrap(await contractor.api.unhideFromCompany({ params: { uuid: hiddenCompany.uuid } }))
    await server.settle()
    expect(await found(kestrel)).toBe(true)
  })

  // PROF-24
  it('are hidden by website domain', async () => {
    const body = { name: 'Some agency', website: 'https://www.tallgrass.example', company_uuid: null }
    unwrap(await contractor.api.hideFromCompany({ body }))
    expect(await opened(tallgrass)).toBe(404)
    expect(await opened(kestrel)).toBe(200)
  })

  // PROF-24
  it('stay hidden when the company takes another name and website', async () => {
    const rename = async (companyName: string, website: string) =>
      unwrap(await kestrel.api.saveCompany({ body: { name: companyName, website } }))
    const uuid = kestrel.session.company?.uuid ?? ''
    const chosen = unwrap(await contractor.api.hideFromCompany({ body: { name: '', website: '', company_uuid: uuid } }))
    await rename('Nobody Knows', 'nobody-knows.example')
    expect(await found(kestrel)).toBe(false)
    expect(await opened(kestrel)).toBe(404)
    unwrap(await contractor.api.unhideFromCompany({ params: { uuid: chosen.hiddenCompany.uuid } }))
    await server.settle()
    expect(await found(kestrel)).toBe(true)
    const body = { name: 'Kestrel Freight', website: '', company_uuid: null }
    const named = unwrap(await contractor.api.hideFromCompany({ body }))
    expect(await found(kestrel)).toBe(false)
    unwrap(await contractor.api.unhideFromCompany({ params: { uuid: named.hiddenCompany.uuid } }))
    await rename('Kestrel Freight Ltd', 'kestrelfreight.example')
  })

  // PROF-24
  it('are hidden from a company that takes the name they hide from, between two of its searches', async () => {
    const body = { name: 'Kestrel Haulage', website: '', company_uuid: null }
    const { hiddenCompany } = unwrap(await contractor.api.hideFromCompany({ body }))
    expect(await found(kestrel)).toBe(true)
    unwrap(await kestrel.api.saveCompany({ body: { name: 'Kestrel Haulage' } }))
    expect(await found(kestrel)).toBe(false)
    expect(await opened(kestrel)).toBe(404)
    unwrap(await contractor.api.unhideFromCompany({ params: { uuid: hiddenCompany.uuid } }))
    await server.settle()
  })

  // PROF-20, PROF-23
  it('are in no search while paused, and return', async () => {
    unwrap(await contractor.api.chooseVisibility({ body: { paused: true } }))
    await server.settle()
    expect(await found(kestrel)).toBe(false)
    expect(await opened(kestrel)).toBe(404)
    unwrap(await contractor.api.chooseVisibility({ body: { paused: false } }))
    await server.settle()
    expect(await found(kestrel)).toBe(true)
  })

  it('are reminded after 30 days, hidden after 120, and found again once they confirm', async () => {
    await server.advance('P31D')
    await server.advance('P90D')
    contractor = await logIn(server, contractor.email)
    kestrel = await logIn(server, kestrel.email)
    const subjects = (await server.mailsTo(contractor.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Are you still available?')).toHaveLength(1)
    expect(subjects).toContain('Employers cannot find you now')
    await server.settle()
    expect(await found(kestrel)).toBe(false)
    unwrap(await contractor.api.confirmAvailability({ body: {} }))
    await server.settle()
    expect(await found(kestrel)).toBe(true)
  })

  // CONV-71
  it('are in nothing of a company that has blocked them without a contact', async () => {
    unwrap(await kestrel.api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
    unwrap(await kestrel.api.blockCandidate({ body: { user_uuid: contractor.uuid } }))
    expect(await found(kestrel)).toBe(false)
    expect(await opened(kestrel)).toBe(404)
    expect(JSON.stringify(unwrap(await kestrel.api.listBookmarks()))).not.toContain(contractor.uuid)
    expect(await contractor.api.blockCandidate({ body: { user_uuid: contractor.uuid } })).toMatchObject({ status: 403 })
  })
})
