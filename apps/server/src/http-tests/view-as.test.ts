import { isOpenToViewers, type Route } from '@guildhall/rest-contract'
import { createApiClient, type SessionAnswer } from '@guildhall/rest-contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { fillIds, routesWhere, toExampleRequest } from './support/every-route.ts'
import { addOperator, operatorApi, signInAsOperator } from './support/operators.ts'
import type { Person } from './support/people.ts'
import { expectRefusal } from './support/refusal.ts'
import { searchCandidates } from './support/search-wire.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'

let server: TestServer
let employer: Person
let contractor: Person
let staff: Readonly<Record<string, string>>
beforeAll(async () => {
  server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
  employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
  contractor = await completeContractor(server, { email: 'thandeka@example.com' })
  await server.settle()
  staff = await signInSupport()
})
afterAll(() => server.stop())

const signInSupport = async () =>
  (await signInAsOperator(server, (await addOperator(server, { role: 'support' })).email)).headers

/** The headers of a browser in which an operator looks as a person. */
const viewAs = async ({ uuid }: Person, by = staff) => {
  const response = await server.request(`/v0/staff/people/${uuid}/view`, {
    method: 'POST',
    headers: { ...by, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'Cannot find the settings for mails' }),
  })
  expect(response.status).toBe(204)
  const set = response.headers.getSetCookie()
  const session = set.find((cookie) => cookie.startsWith('access_token=')) ?? ''
  expect(session).toMatch(/httponly/i)
  return { cookie: session.split(';')[0] ?? '', origin: server.url }
}
const clientOf = (headers: Readonly<Record<string, string>>) =>
  createApiClient({ fetch, base: server.url, headers: () => headers })
const isOfPeople = ({ access }: Route): boolean => access === 'session' || access === 'sign-up'
const lastUse = async ({ uuid }: Person) =>
  server.knex('sessions').where({ accountUuid: uuid }).select('uuid', 'lastSeenAt').orderBy('uuid')

describe('a viewer', () => {
  // MOD-53
  it.each(routesWhere((route) => isOfPeople(route) && !isOpenToViewers(route)))(
    '%s is refused before anything else is looked at',
    async (_name, route) => {
      const person = route.who === 'contractor' ? contractor : employer
      const request = toExampleRequest(route, await viewAs(person))
      expect(await expectRefusal(server, fillIds(route, person.uuid), request)).toMatchObject({
        status: 403,
        code: 'view-only',
      })
    },
  )

  // MOD-53
  it.each(routesWhere((route) => route.access === 'session' && route.method === 'GET' && isOpenToViewers(route)))(
    '%s reads and leaves no trace',
    async (_name, route) => {
      const person = route.who === 'contractor' ? contractor : employer
      const headers = await viewAs(person)
      const before = await traces()
      const response = await server.request(fillIds(route, contractor.uuid), { headers })
      expect(await response.text()).not.toContain('view-only')
      expect(response.status).toBeLessThan(500)
      await server.settle()
      expect(await traces()).toEqual(before)
    },
  )

  // MOD-53
  it('sees the person’s session without a channel, in no list of devices, and no use is written', async () => {
    const before = await lastUse(employer)
    const api = clientOf(await viewAs(employer))
    const session = unwrap(await api.readSession())
    expect(session).toMatchObject({ user: { uuid: employer.uuid }, realtime: null })
    expect(new Date(session.viewedUntil ?? 0).getTime()).toBeGreaterThan(Date.now())
    const { viewedUntil } = unwrap(await employer.api.readSession())
    expect(viewedUntil).toBeNull()
    expect(await lastUse(employer)).toEqual(before)
  })

  // MOD-53
  it('searches as the employer does until the operator signs out', async () => {
    const by = await signInSupport()
    const api = clientOf(await viewAs(employer, by))
    const session: SessionAnswer = unwrap(await api.readUser())
    expect(await searchCandidates(server, session)).toMatchObject({ nbHits: 1 })
    unwrap(await clientOf(by).signOutOperator())
    expect(await api.readSession()).toMatchObject({ problem: 'unauthenticated' })
    await expect(searchCandidates(server, session)).rejects.toThrow('403')
  })

  // MOD-53
  it('is nobody to the GraphQL API, and nobody with the token outside the browser', async () => {
    const headers = await viewAs(employer)
    const [, token = ''] = headers.cookie.split('=')
    const ask = async (by: Readonly<Record<string, string>>): Promise<unknown> => {
      const response = await server.request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...by },
        body: JSON.stringify({ query: '{ viewer { uuid } }' }),
      })
      const { data }: { readonly data?: { readonly viewer: unknown } | null } = await response.json()
      return data?.viewer ?? null
    }
    expect(await ask(headers)).toBeNull()
    expect(await ask({ authorization: `Bearer ${token}` })).toBeNull()
    expect(await clientOf({ authorization: `Bearer ${token}` }).readSession()).toMatchObject({
      problem: 'unauthenticated',
    })
  })

  // MOD-50, MOD-53
  it('ends by signing out, and superadmins see it in the log', async () => {
    const headers = await viewAs(contractor)
    const response = await server.request('/v0/auth/logout', { method: 'POST', headers })
    expect(response.headers.getSetCookie().join('\n')).toMatch(/access_token=;/)
    const superadmin = await operatorApi(server, (await addOperator(server)).email)
    const { entries } = unwrap(await superadmin.searchLog({ query: { text: contractor.uuid } }))
    expect(entries[0]).toMatchObject({
      action: 'account-viewed',
      details: { reason: 'Cannot find the settings for mails' },
    })
  })
})

/** The number of rows of every table, but what an operator's own sign-in writes. */
async function traces() {
  const { rows } = await server.knex.raw<{ readonly rows: readonly { readonly name: string }[] }>(
    "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
  )
  const counted = await Promise.all(
    rows.map(async ({ name }) => [name, (await server.knex(name).count({ rows: '*' }))[0]?.rows] as const),
  )
  return {
    counts: Object.fromEntries(counted),
    lastUse: [...(await lastUse(employer)), ...(await lastUse(contractor))],
  }
}
