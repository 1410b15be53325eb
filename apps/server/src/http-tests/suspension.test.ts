import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient } from '@guildhall/rest-contract/client'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { listen } from './support/listen.ts'
import { addOperator, operatorApi } from './support/operators.ts'
import { logIn, type Person } from './support/people.ts'
import { searchCandidates } from './support/search-wire.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'

let server: TestServer
let employer: Person
let support: ApiClient
beforeAll(async () => {
  server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
  employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
  support = await operatorApi(server, (await addOperator(server, { role: 'support', name: 'Sam Okafor' })).email)
})
afterAll(() => server.stop())

const setSuspended = async ({ uuid }: Person, isSuspended: boolean) =>
  unwrap(
    await support.setSuspension({ params: { id: uuid }, body: { isSuspended, reason: 'Asks applicants for money' } }),
  )
/** What the GraphQL API answers about the caller; null where it knows nobody. */
const askGraphql = async ({ token }: Person): Promise<unknown> => {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ viewer { uuid } }' }),
  })
  const { data }: { readonly data?: { readonly viewer: unknown } | null } = await response.json()
  return data?.viewer ?? null
}
// MOD-37
describe('a suspended contractor', () => {
  it('is gone from REST, GraphQL, the search and their socket, and comes back when it is lifted', async () => {
    const person = await completeContractor(server, { email: 'thandeka@example.com' })
    await server.settle()
    const candidate = { params: { id: person.uuid } }
    unwrap(await employer.api.readCandidate(candidate))
    expect(await askGraphql(person)).not.toBeNull()
    expect(await searchCandidates(server, employer.session)).toMatchObject({ nbHits: 1 })
    const socket = listen(person.session)
    unwrap(await person.api.saveSkills({ body: { list_items: 'Falconry' } }))
    await socket.waitForEvent(() => true)

    await setSuspended(person, true)
    await socket.ended
    expect(await askGraphql(person)).toBeNull()
    expect(await person.api.readUser()).toMatchObject({ problem: 'unauthenticated' })
    await expect(logIn(server, 'thandeka@example.com')).rejects.toThrow('account-suspended')
    await server.settle()
    expect(await employer.api.readCandidate(candidate)).toMatchObject({ problem: 'not-found' })
    expect(await searchCandidates(server, employer.session)).toMatchObject({ nbHits: 0 })

    await setSuspended(person, false)
    await server.settle()
    unwrap(await employer.api.readCandidate(candidate))
    expect((await logIn(server, 'thandeka@example.com')).token).not.toBe('')
    const { log } = unwrap(await support.readPerson(candidate))
    expect(log.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['account-suspension-lifted', 'Sam Okafor'],
      ['account-suspended', 'Sam Okafor'],
    ])
  })
})

// MOD-40, MOD-41
it('changes of a company by operators reach its members', async () => {
  const { companies } = unwrap(await support.findCompanies({ query: { text: 'kestrel' } }))
  const params = { id: companies[0]?.uuid ?? '' }
  unwrap(
    await support.setCompanyVerification({ params, body: { isVerified: true, reason: 'Registration papers seen' } }),
  )
  const before = unwrap(await support.readCompany({ params }))
  unwrap(await support.extendTrial({ params, body: { days: 14, reason: 'Asked by phone' } }))
  const after = unwrap(await support.readCompany({ params }))
  const days = (Date.parse(after.trialEndsAt ?? '') - Date.parse(before.trialEndsAt ?? '')) / 86_400_000
  expect(days).toBe(14)
  const { company } = unwrap(await employer.api.readUser())
  expect(company).toMatchObject({ verification: 'verified', includeTrial: after.trialEndsAt })
})
