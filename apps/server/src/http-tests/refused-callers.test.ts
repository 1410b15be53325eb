import { randomUUID } from 'node:crypto'
import { createTokens } from '@guildhall/node-crypto'
import { hasPermission } from '@guildhall/domain/companies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { digestDatabase } from './support/digest-database.ts'
import { bearerHeader, fillIds, routesWhere, toExampleRequest } from './support/every-route.ts'
import { unwrap } from './support/unwrap.ts'
import { logIn, signUp, type Person } from './support/people.ts'
import { expectRefusal } from './support/refusal.ts'
import { startTestServer, testKeys, type TestServer, NO_RATE_LIMITS } from './support/start-test-server.ts'

describe('every route', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person
  let viewer: Person
  let billing: Person
  let unverified: Readonly<Record<'employer' | 'contractor', Person>>
  let signUpToken: string
  let outdated: string
  let suspended: string
  let before: Readonly<Record<string, string>>

  beforeAll(async () => {
    server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    viewer = await addColleague(server, employer, { email: 'viewer@kestrel.example', role: 'viewer' })
    billing = await addColleague(server, employer, { email: 'billing@kestrel.example', role: 'billing' })
    signUpToken = unwrap(await signUp(server, 'employer', { email: 'new@tallgrass.example' })).token
    unwrap(await signUp(server, 'contractor', { email: 'new@example.com' }))
    unverified = {
      employer: await logIn(server, 'new@tallgrass.example'),
      contractor: await logIn(server, 'new@example.com'),
    }
    outdated = (await logIn(server, employer.email)).token
    const tokens = createTokens(testKeys)
    await server
      .knex('sessions')
      .where({ tokenHash: tokens.hash(outdated) })
      .update({ expiresAt: new Date(Date.now() - 1000) })
    const former = await addColleague(server, employer, { email: 'gone@kestrel.example', role: 'admin' })
    await server.knex('accounts').where({ uuid: former.uuid }).update({ suspendedAt: new Date() })
    suspended = former.token
    await server.settle()
    before = await digestDatabase(server)
  })
  afterAll(() => server.stop())

  const needsSession = routesWhere(({ access }) => access === 'session' || access === 'sign-up')
  const path = (route: (typeof needsSession)[number][1]) => fillIds(route, randomUUID())

  // API-5
  it.each(needsSession)('%s refuses every invalid token', async (_name, route) => {
    const tokens = [outdated, suspended, `${employer.token.slice(0, -2)}xx`, employer.session.search?.apiKey ?? 'none']
    const channel = employer.session.realtime?.token ?? 'none'
    const headers = [{}, ...[...tokens, channel].map(bearerHeader), { authorization: `Basic ${employer.token}` }]
    const others = route.access === 'sign-up' ? [] : [bearerHeader(signUpToken)]
    for (const header of [...headers, ...others, { cookie: `access_token=${outdated}`, origin: server.url }]) {
      const withoutToken = header === headers[0] || header === headers.at(-1)
      expect(await expectRefusal(server, path(route), toExampleRequest(route, header))).toEqual({
        status: 401,
        message: withoutToken ? (route.withoutToken ?? 'Unauthenticated.') : 'Unauthenticated.',
        code: 'unauthenticated',
      })
    }
  })

  it.each(routesWhere(({ access }) => access === 'search-key'))('%s requires a search key', async (_name, route) => {
    const wrong = [
      {},
      bearerHeader(employer.token),
      { cookie: `access_token=${employer.token}`, origin: server.url },
      { 'x-algolia-application-id': 'guildhall', 'x-algolia-api-key': employer.token },
      { 'x-algolia-api-key': employer.session.search?.apiKey ?? '' },
    ]
    for (const headers of wrong) {
      expect(await expectRefusal(server, route.path, toExampleRequest(route, headers))).toEqual({
        status: 403,
        message: 'Invalid Application-ID or API key',
      })
    }
  })

  it.each(routesWhere(({ who }) => who !== undefined))('%s refuses the other user type', async (_name, route) => {
    const other = route.who === 'employer' ? contractor : employer
    expect(await expectRefusal(server, path(route), toExampleRequest(route, bearerHeader(other.token)))).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
  })

  it.each(routesWhere(({ right }) => right !== undefined))('%s requires the permission', async (_name, route) => {
    const { right } = route
    if (right === undefined) throw new Error('The call needs no right')
    const without = [viewer, billing].filter((_, index) => !hasPermission(index === 0 ? 'viewer' : 'billing', right))
    expect(without.length).toBeGreaterThan(0)
    for (const { token } of without) {
      expect(await expectRefusal(server, path(route), toExampleRequest(route, bearerHeader(token)))).toMatchObject({
        status: 403,
        code: 'forbidden',
      })
    }
  })

  const needsVerified = routesWhere(({ access, allowsUnverified }) => access === 'session' && allowsUnverified !== true)
  // IDEN-27
  it.each(needsVerified)('%s requires a verified address', async (_name, route) => {
    const { token } = unverified[route.who ?? 'contractor']
    expect(await expectRefusal(server, path(route), toExampleRequest(route, bearerHeader(token)))).toMatchObject({
      status: 403,
      code: 'email-not-verified',
    })
  })

  const unsafe = routesWhere(({ access, method }) => access === 'session' && method !== 'GET')
  // IDEN-16
  it.each(unsafe)('%s accepts the cookie from our own origin only', async (_name, route) => {
    const { token } = route.who === 'contractor' ? contractor : employer
    const origins = [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${server.url}.evil.example` },
    ]
    for (const origin of origins) {
      const headers = { cookie: `access_token=${token}`, ...origin }
      expect(await expectRefusal(server, path(route), toExampleRequest(route, headers))).toMatchObject({
        status: 403,
        code: 'foreign-origin',
      })
    }
  })

  it.each(routesWhere(({ access, method }) => access === 'public' && method === 'POST'))(
    '%s is not made from another site',
    async (_name, route) => {
      const headers = { origin: 'https://evil.example' }
      expect(await expectRefusal(server, route.path, toExampleRequest(route, headers))).toMatchObject({ status: 403 })
    },
  )

  it.each(['POST', 'PUT', 'DELETE', 'GET', 'PATCH'])('an unknown id is not found: %s', async (method) => {
    expect(await expectRefusal(server, '/v0/nothing-here', { method })).toMatchObject({
      status: 404,
      code: 'not-found',
    })
  })

  it.each(['PUT', 'PATCH', 'DELETE'])('another method is not allowed: %s', async (method) => {
    const request = { method, headers: bearerHeader(employer.token) }
    expect(await expectRefusal(server, '/v0/bookmarks', request)).toMatchObject({
      status: 405,
      code: 'method-not-allowed',
    })
  })

  it('nothing was changed', async () => {
    await server.settle()
    expect(await digestDatabase(server)).toEqual(before)
  })
})
