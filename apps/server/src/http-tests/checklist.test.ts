import { afterAll, beforeAll, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { must } from './support/must.ts'
import { ask } from './support/offer.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startTestServer()
  admin = await completeEmployer(server, { email: 'dana@kestrel.example', firstName: 'Dana' })
})
afterAll(() => server.stop())

const checklistOf = async ({ api }: Person) => must(await api.readChecklist()).checklist
const openOf = async (person: Person) =>
  (await checklistOf(person)).steps.filter(({ done }) => !done).map(({ step }) => step)

it('each first step is done once its fact is there, and stays done when the history is cleared', async () => {
  const { api } = admin
  expect(await openOf(admin)).toEqual(['search', 'keep', 'request', 'invite'])
  must(await api.recordSearch({ body: { search_parameters: { jobTitle: 'analytics' }, results: [] } }))
  expect(await openOf(admin)).toEqual(['keep', 'request', 'invite'])
  must(await api.clearSearchHistory())
  const search = { name: 'Analytics', visibility: 'private', digest: 'none', search_parameters: {} } as const
  must(await api.addSavedSearch({ body: search }))
  expect(await openOf(admin)).toEqual(['request', 'invite'])
  const contractor = await completeContractor(server, { email: 'thandeka@example.com' })
  await server.settled()
  await ask(admin, contractor)
  expect(await openOf(admin)).toEqual(['invite'])
  await addColleague(server, admin, { email: 'sam@kestrel.example', role: 'viewer' })
  expect(await openOf(admin)).toEqual([])
})

it('asks nobody for what their role cannot do', async () => {
  const billing = await addColleague(server, admin, { email: 'bea@kestrel.example', role: 'billing' })
  expect((await checklistOf(billing)).steps.map(({ step }) => step)).toEqual(['email', 'account'])
})

it('is put away and brought back by each member for themselves', async () => {
  const colleague = await addColleague(server, admin, { email: 'lee@kestrel.example', role: 'recruiter' })
  expect(must(await admin.api.dismissChecklist({ body: { dismissed: true } })).checklist.dismissed).toBe(true)
  expect((await checklistOf(admin)).dismissed).toBe(true)
  expect((await checklistOf(colleague)).dismissed).toBe(false)
  must(await admin.api.dismissChecklist({ body: { dismissed: false } }))
  expect((await checklistOf(admin)).dismissed).toBe(false)
})
