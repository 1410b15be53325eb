import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '@guildhall/rest-contract'
import { completeContractor, completeEmployer, activatePaidPlan } from './support/complete-profiles.ts'
import { digestDatabase } from './support/digest-database.ts'
import { bearerHeader, fillIds, fillPath, routesWhere, toExampleRequest } from './support/every-route.ts'
import { addOperator, signInAsOperator } from './support/operators.ts'
import type { Person } from './support/people.ts'
import { expectRefusal } from './support/refusal.ts'
import { searchHeaders } from './support/search-wire.ts'
import { startTestServer, type TestServer, NO_RATE_LIMITS } from './support/start-test-server.ts'

describe('unparsable requests', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person
  let operator: Readonly<Record<string, string>>
  let before: Readonly<Record<string, string>>

  beforeAll(async () => {
    server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await activatePaidPlan(server, employer)
    operator = (await signInAsOperator(server, (await addOperator(server)).email)).headers
    await server.settle()
    before = await digestDatabase(server)
  })
  afterAll(() => server.stop())

  /** The credentials of a permitted caller. */
  const allowed = ({ access, who }: Route): Readonly<Record<string, string>> => {
    if (access === 'search-key') return searchHeaders(employer.session)
    if (access === 'operator') return operator
    if (access === 'public' || access === 'signed') return {}
    return bearerHeader((who === 'contractor' ? contractor : employer).token)
  }
  const send = (route: Route, body: string, type = 'application/json') => ({
    method: route.method,
    headers: { ...allowed(route), 'content-type': type },
    body,
  })
  const path = (route: Route) => fillIds(route, randomUUID())
  /** The search wire's refusals have no code. */
  const codeOf = ({ access }: Route, code: string) => (access === 'search-key' ? {} : { code })
  const takesJson = routesWhere(({ body }) => body !== undefined)

  // API-16
  it.each(takesJson)('%s refuses a body that is not a JSON object', async (_name, route) => {
    for (const body of ['{"a":', 'plain words', '[1,2]', '"text"', 'null', '\u0000']) {
      expect(await expectRefusal(server, path(route), send(route, body))).toMatchObject({
        status: 400,
        ...codeOf(route, 'unreadable'),
      })
    }
  })

  // API-16
  it.each(takesJson)('%s refuses a body of thousands of levels, also with an Idempotency-Key', async (_name, route) => {
    for (const deep of [
      `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`,
    ]) {
      const request = send(route, deep)
      const headers = { ...request.headers, 'idempotency-key': randomUUID() }
      expect(await expectRefusal(server, path(route), { ...request, headers })).toMatchObject({
        status: 400,
        ...codeOf(route, 'unreadable'),
      })
    }
  })

  // API-16
  it.each(takesJson)('%s refuses a body of another type', async (_name, route) => {
    for (const type of ['text/html', 'multipart/form-data; boundary=x', 'application/xml']) {
      expect(await expectRefusal(server, path(route), send(route, '{}', type))).toMatchObject({
        status: route.access === 'search-key' ? 400 : 415,
      })
    }
  })

  const ownForms = takesJson.filter(([, { access }]) => access !== 'search-key')
  it.each(ownForms)('%s refuses a plain form', async (_name, route) => {
    const form = send(route, 'a=b', 'application/x-www-form-urlencoded')
    expect(await expectRefusal(server, path(route), form)).toMatchObject({ status: 415, code: 'unsupported-type' })
  })

  // FILE-2
  it.each(takesJson)('%s refuses a body that is too large', async (_name, route) => {
    const body = JSON.stringify({ text: 'x'.repeat(300 * 1024) })
    expect(await expectRefusal(server, path(route), send(route, body))).toMatchObject({
      status: 413,
      ...codeOf(route, 'too-large'),
    })
  })

  it.each(routesWhere(({ multipart }) => multipart === true))('%s requires multipart', async (_name, route) => {
    expect(await expectRefusal(server, path(route), send(route, '{}'))).toMatchObject({ status: 415 })
    const broken = send(route, 'no parts', 'multipart/form-data; boundary=x')
    expect((await expectRefusal(server, path(route), broken)).status).toBeOneOf([400, 422])
    const unbounded = send(route, 'no parts', 'multipart/form-data')
    expect((await expectRefusal(server, path(route), unbounded)).status).toBeOneOf([400, 415, 422])
  })

  /** Calls that create something under a client-chosen id, or accept any text there. */
  const openAddresses = new Set([
    'addWorkExperience',
    'putQualification',
    'toggleBookmark',
    'verifyEmail',
    'updateSearch',
  ])
  const addressed = routesWhere(({ params }) => params !== undefined).filter(([name]) => !openAddresses.has(name))
  it.each(addressed)('%s answers 404 to an unknown or malformed id', async (_name, route) => {
    const beyond = "'; select 1; --"
    for (const id of [
      randomUUID(),
      '00000000-0000-0000-0000-000000000000',
      'new',
      '1',
      encodeURIComponent(beyond),
      '%00',
    ]) {
      const request = toExampleRequest(route, allowed(route))
      expect(await expectRefusal(server, fillPath(route, id), request)).toMatchObject({ status: 404 })
    }
  })

  it('a bookmark has its own message', async () => {
    const toggle = (id: string) =>
      expectRefusal(server, `/v0/bookmarks/${id}`, { method: 'POST', headers: bearerHeader(employer.token) })
    expect(await toggle('undefined')).toMatchObject({
      status: 422,
      message: 'There was an error tryinng to bookmark this user.',
    })
    expect(await toggle(randomUUID())).toMatchObject({ status: 404, code: 'not-found' })
  })

  it.each(['%', '%E0%A4%A', '%2e%2e%2f', '..%2f..%2fetc%2fpasswd'])('no path is misrouted: %s', async (text) => {
    for (const at of [
      `/v0/conversations/${text}`,
      `/v0/files/${text}`,
      `/v0/files/pictures/${text}`,
      `/v0/places/${text}`,
    ]) {
      const { status } = await expectRefusal(server, at, { headers: bearerHeader(employer.token) })
      expect(status).toBeOneOf([400, 404])
    }
  })

  // BASE-12
  it('invalid cursors and limits are harmless', async () => {
    for (const query of [
      'cursor=x',
      'cursor=%27%3B',
      'limit=-1',
      'limit=1e9',
      'limit=0',
      'limit=NaN',
      'cursor=a&cursor=b',
    ]) {
      for (const list of ['/v0/conversations', '/v0/notifications']) {
        const response = await server.request(`${list}?${query}`, { headers: bearerHeader(employer.token) })
        expect(response.status).toBeOneOf([200, 422])
      }
    }
  })

  it('nothing was changed', async () => {
    await server.settle()
    expect(await digestDatabase(server)).toEqual(before)
  })
})
