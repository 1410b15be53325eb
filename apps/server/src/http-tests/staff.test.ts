import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearerHeader, routesWhere, toExampleRequest } from './support/every-route.ts'
import { completeEmployer } from './support/complete-profiles.ts'
import { addOperator, operatorApi, signInAsOperator } from './support/operators.ts'
import { logIn, type Person } from './support/people.ts'
import { expectRefusal } from './support/refusal.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
  person = await completeEmployer(server, { email: 'dana@kestrel.example' })
})
afterAll(() => server.stop())

describe('the session of an operator', () => {
  const calls = routesWhere(({ access }) => access === 'operator')

  // MOD-22
  it.each(calls)('%s refuses everybody but operators', async (_name, route) => {
    const { headers, setCookie } = await signInAsOperator(server, (await addOperator(server)).email)
    const token = headers.cookie.split('=')[1] ?? ''
    const others = [
      {},
      bearerHeader(person.token),
      bearerHeader(token),
      { cookie: `access_token=${person.token}`, origin: server.url },
      { cookie: `staff_session=${person.token}`, origin: server.url },
    ]
    for (const other of others)
      expect(await expectRefusal(server, route.path, toExampleRequest(route, other))).toMatchObject({ status: 401 })
    expect(setCookie).toMatch(/^staff_session=[^;]+;.*samesite=strict; httponly/i)
  })

  // MOD-22
  it.each(routesWhere(({ access, method }) => access === 'operator' && method !== 'GET'))(
    '%s refuses pages of other sites',
    async (_name, route) => {
      const { headers } = await signInAsOperator(server, (await addOperator(server)).email)
      for (const foreign of [{ cookie: headers.cookie }, { ...headers, origin: 'https://elsewhere.example' }])
        expect(await expectRefusal(server, route.path, toExampleRequest(route, foreign))).toMatchObject({
          code: 'foreign-origin',
        })
    },
  )

  // MOD-22
  it('opens no call of users', async () => {
    const { headers } = await signInAsOperator(server, (await addOperator(server)).email)
    const { cookie, origin } = headers
    const asUser = { cookie: cookie.replace('staff_session', 'access_token'), origin }
    expect(await expectRefusal(server, '/v0/user', { headers })).toMatchObject({ status: 401 })
    expect(await expectRefusal(server, '/v0/user', { headers: asUser })).toMatchObject({ status: 401 })
    expect(await expectRefusal(server, '/v0/user', { headers: bearerHeader(cookie) })).toMatchObject({ status: 401 })
  })

  // MOD-16
  it('does not count failures of the operator for a user with the same address', async () => {
    const operator = await addOperator(server, { email: person.email })
    const api = await operatorApi(server, operator.email)
    for (let count = 0; count < 5; count += 1) await api.proveOperator({ body: { password: 'wrong' } })
    expect(await api.proveOperator({ body: { password: 'wrong' } })).toMatchObject({ problem: 'too-many-failures' })
    expect((await logIn(server, person.email)).token).not.toBe('')
  })

  // MOD-19
  it('startOperatorTwoFactor asks for the password after ten minutes', async () => {
    const operator = await addOperator(server)
    const api = await operatorApi(server, operator.email)
    const before = new Date(Date.now() - 600_000)
    await server.knex('operator_sessions').where({ operatorUuid: operator.uuid }).update({ authenticatedAt: before })
    expect(await api.startOperatorTwoFactor()).toMatchObject({ problem: 'password-required' })
  })

  // MOD-16
  it('confirmOperatorTwoFactor makes codes wait after ten wrong ones', async () => {
    const operator = await addOperator(server)
    const api = await operatorApi(server, operator.email)
    unwrap(await api.startOperatorTwoFactor())
    for (let count = 0; count < 10; count += 1) await api.confirmOperatorTwoFactor({ body: { otp: '000000' } })
    expect(await api.confirmOperatorTwoFactor({ body: { otp: '000000' } })).toMatchObject({
      problem: 'too-many-failures',
    })
  })

  // MOD-18, MOD-21
  it.each(['expired', 'disabled'])('ends when it is %s', async (how) => {
    const operator = await addOperator(server)
    const api = await operatorApi(server, operator.email)
    unwrap(await api.readOperator())
    const now = new Date()
    if (how === 'expired')
      await server.knex('operator_sessions').where({ operatorUuid: operator.uuid }).update({ expiresAt: now })
    else await server.knex('operators').where({ uuid: operator.uuid }).update({ disabledAt: now })
    expect(await api.readOperator()).toMatchObject({ problem: 'unauthenticated' })
  })
})
