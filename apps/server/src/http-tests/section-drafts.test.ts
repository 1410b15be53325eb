import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { logIn, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('drafts of profile sections', () => {
  let server: TestServer
  let contractor: Person
  let other: Person

  beforeAll(async () => {
    server = await startTestServer()
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    other = await completeContractor(server, { email: 'lerato@example.com' })
  })
  afterAll(() => server.stop())

  const draftOf = async ({ api }: Person, section: string) =>
    unwrap(await api.readSectionDraft({ params: { section } })).draft
  const entryOf = async ({ api }: Person) => unwrap(await api.listWorkExperiences()).workExperiences[0]?.uuid ?? ''

  it('are available on another device, the latest version', async () => {
    const params = { section: 'main-profile' }
    unwrap(await contractor.api.saveSectionDraft({ params, body: { form: 'Buoys' } }))
    const elsewhere = await logIn(server, contractor.email)
    expect(await draftOf(elsewhere, 'main-profile')).toMatchObject({ form: 'Buoys' })
    const { draft } = unwrap(await elsewhere.api.saveSectionDraft({ params, body: { form: 'Buoys, and chain' } }))
    expect(await draftOf(contractor, 'main-profile')).toEqual(draft)
    unwrap(await contractor.api.discardSectionDraft({ params }))
    expect(await draftOf(elsewhere, 'main-profile')).toBeNull()
  })

  // PROF-11
  it('do not change the profile', async () => {
    const profileOf = async ({ api }: Person) => unwrap(await api.readUser()).user
    const before = await profileOf(contractor)
    unwrap(await contractor.api.saveSectionDraft({ params: { section: 'skills' }, body: { form: '["Chain"]' } }))
    expect(await profileOf(contractor)).toEqual(before)
  })

  it('are private', async () => {
    const params = { section: `work:${await entryOf(contractor)}` }
    unwrap(await contractor.api.saveSectionDraft({ params, body: { form: 'Mine' } }))
    unwrap(await contractor.api.saveSectionDraft({ params: { section: 'work:new' }, body: { form: 'Mine too' } }))
    expect(await draftOf(other, 'work:new')).toBeNull()
    for (const result of [
      await other.api.readSectionDraft({ params }),
      await other.api.saveSectionDraft({ params, body: { form: 'Theirs' } }),
      await other.api.discardSectionDraft({ params }),
    ]) {
      expect(result).toMatchObject({ ok: false, status: 404 })
    }
    expect(await draftOf(contractor, params.section)).toMatchObject({ form: 'Mine' })
  })
})
