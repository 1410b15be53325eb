import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '@guildhall/rest-contract'
import { completeContractor, completeEmployer, payFor } from './support/complete-profiles.ts'
import { digestOfFacts } from './support/digest-of-facts.ts'
import { bearer, pathOf, pathWith, routesWhere, sendingExample } from './support/every-route.ts'
import type { Person } from './support/people.ts'
import { refusal } from './support/refusal.ts'
import { keyHeaders } from './support/search-wire.ts'
import { startTestServer, type TestServer, UNHURRIED } from './support/start-test-server.ts'

describe('what cannot be read', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person
  let before: Readonly<Record<string, string>>

  beforeAll(async () => {
    server = await startTestServer({}, { rateLimits: UNHURRIED })
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await payFor(server, employer)
    await server.settled()
    before = await digestOfFacts(server)
  })
  afterAll(() => server.stop())

  /** The credentials of somebody who may make the call. */
  const allowed = ({ access, who }: Route): Readonly<Record<string, string>> => {
    if (access === 'search-key') return keyHeaders(employer.session)
    if (access === 'public' || access === 'signed') return {}
    return bearer((who === 'contractor' ? contractor : employer).token)
  }
  const send = (route: Route, body: string, type = 'application/json') => ({
    method: route.method,
    headers: { ...allowed(route), 'content-type': type },
    body,
  })
  const path = (route: Route) => pathOf(route, randomUUID())
  const takesJson = routesWhere(({ body }) => body !== undefined)

  // API-16
  it.each(takesJson)('%s refuses a body that is no JSON object', async (_name, route) => {
    for (const body of ['{"a":', 'plain words', '[1,2]', '"text"', 'null', '\u0000']) {
      expect(await refusal(server, path(route), send(route, body))).toMatchObject({ status: 400, code: 'unreadable' })
    }
  })

  // API-16
  it.each(takesJson)('%s refuses a body of another type', async (_name, route) => {
    for (const type of ['text/html', 'multipart/form-data; boundary=x', 'application/xml']) {
      expect(await refusal(server, path(route), send(route, '{}', type))).toMatchObject({ status: 415 })
    }
  })

  const ownForms = takesJson.filter(([, { access }]) => access !== 'search-key')
  it.each(ownForms)('%s refuses a plain form', async (_name, route) => {
    const form = send(route, 'a=b', 'application/x-www-form-urlencoded')
    expect(await refusal(server, path(route), form)).toMatchObject({ status: 415, code: 'unsupported-type' })
  })

  // FILE-2
  it.each(takesJson)('%s refuses a body that is too large', async (_name, route) => {
    const body = JSON.stringify({ text: 'x'.repeat(300 * 1024) })
    expect(await refusal(server, path(route), send(route, body))).toMatchObject({ status: 413, code: 'too-large' })
  })

  it.each(routesWhere(({ multipart }) => multipart === true))('%s refuses what is no form', async (_name, route) => {
    expect(await refusal(server, path(route), send(route, '{}'))).toMatchObject({ status: 415 })
    const broken = send(route, 'no parts', 'multipart/form-data; boundary=x')
    expect((await refusal(server, path(route), broken)).status).toBeOneOf([400, 422])
    const unbounded = send(route, 'no parts', 'multipart/form-data')
    expect((await refusal(server, path(route), unbounded)).status).toBeOneOf([400, 415, 422])
  })

  /** Calls that make something at an address of the caller's choice, or take any word there. */
  const openAddresses = new Set([
    'addWorkExperience',
    'putQualification',
    'toggleBookmark',
    'verifyEmail',
    'updateSearch',
  ])
  const addressed = routesWhere(({ params }) => params !== undefined).filter(([name]) => !openAddresses.has(name))
  it.each(addressed)('%s answers 404 to an id that nobody has, and to what is no id', async (_name, route) => {
    const beyond = "'; select 1; --"
    for (const id of [
      randomUUID(),
      '00000000-0000-0000-0000-000000000000',
      'new',
      '1',
      encodeURIComponent(beyond),
      '%00',
    ]) {
      const asked = sendingExample(route, allowed(route))
      expect(await refusal(server, pathWith(route, id), asked)).toMatchObject({ status: 404 })
    }
  })

  it('a bookmark says so in its own words', async () => {
    const toggle = (id: string) =>
      refusal(server, `/v0/bookmarks/${id}`, { method: 'POST', headers: bearer(employer.token) })
    expect(await toggle('undefined')).toMatchObject({
      status: 422,
      message: 'There was an error tryinng to bookmark this user.',
    })
    expect(await toggle(randomUUID())).toMatchObject({ status: 404, code: 'not-found' })
  })

  it.each(['%', '%E0%A4%A', '%2e%2e%2f', '..%2f..%2fetc%2fpasswd'])('no address leads astray: %s', async (text) => {
    for (const at of [
      `/v0/conversations/${text}`,
      `/v0/files/${text}`,
      `/v0/files/pictures/${text}`,
      `/v0/places/${text}`,
    ]) {
      const { status } = await refusal(server, at, { headers: bearer(employer.token) })
      expect(status).toBeOneOf([400, 404])
    }
  })

  // BASE-12
  it('cursors and limits that make no sense are harmless', async () => {
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
        const response = await server.request(`${list}?${query}`, { headers: bearer(employer.token) })
        expect(response.status).toBeOneOf([200, 422])
      }
    }
  })

  it('changed nothing by all that', async () => {
    await server.settled()
    expect(await digestOfFacts(server)).toEqual(before)
  })
})
