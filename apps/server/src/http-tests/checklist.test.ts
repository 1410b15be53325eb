import { afterAll, beforeAll, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { sendRequest } from './support/offer.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

let server: TestServer
let admin: Person

beforeAll(async () => {
  server = await startTestServer()
  admin = await completeEmployer(server, { email: 'dana@kestrel.example', firstName: 'Dana' })
})
afterAll(() => server.stop())

const checklistOf = async ({ api }: Person) => unwrap(await api.readChecklist()).checklist
const openOf = async (person: Person) =>
  (await checklistOf(person)).steps.filter(({ done }) => !done).map(({ step }) => step)

it('completes each step when it is done, and keeps it when the history is cleared', async () => {
  const { api } = admin
  expect(await openOf(admin)).toEqual(['search', 'keep', 'request', 'invite'])
  unwrap(await api.recordSearch({ body: { search_parameters: { jobTitle: 'analytics' }, results: [] } }))
  expect(await openOf(admin)).toEqual(['keep', 'request', 'invite'])
  unwrap(await api.clearSearchHistory())
  const search = { name: 'Analytics', visibility: 'private', digest: 'none', search_parameters: {} } as const
  unwrap(await api.addSavedSearch({ body: search }))
  expect(await openOf(admin)).toEqual(['request', 'invite'])
  const contractor = await completeContractor(server, { email: 'thandeka@example.com' })
  await server.settle()
  await sendRequest(admin, contractor)
  expect(await openOf(admin)).toEqual(['invite'])
  await addColleague(server, admin, { email: 'sam@kestrel.example', role: 'viewer' })
  expect(await openOf(admin)).toEqual([])
})

it('has no steps that the role does not permit', async () => {
  const billing = await addColleague(server, admin, { email: 'bea@kestrel.example', role: 'billing' })
  expect((await checklistOf(billing)).steps.map(({ step }) => step)).toEqual(['email', 'account'])
})

it('is dismissed and restored by each member separately', async () => {
  const colleague = await addColleague(server, admin, { email: 'lee@kestrel.example', role: 'recruiter' })
  expect(unwrap(await admin.api.dismissChecklist({ body: { dismissed: true } })).checklist.dismissed).toBe(true)
  expect((await checklistOf(admin)).dismissed).toBe(true)
  expect((await checklistOf(colleague)).dismissed).toBe(false)
  unwrap(await admin.api.dismissChecklist({ body: { dismissed: false } }))
  expect((await checklistOf(admin)).dismissed).toBe(false)
})
