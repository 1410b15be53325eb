import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayOperate, OPERATOR_ROLES, type OperatorRole } from '@guildhall/domain/moderation'
import { anInvoice } from '@guildhall/domain/testing'
import { createRepositories } from '@guildhall/postgres'
import { bearerHeader, fillIds, routesWhere, toExampleRequest } from './support/every-route.ts'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { addOperator, operatorApi, signInAsOperator } from './support/operators.ts'
import { logIn, type Person } from './support/people.ts'
import { expectRefusal } from './support/refusal.ts'
import { addParkedJob, addSentMail } from './support/stuck-work.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'

const REPORT = '01900000-0000-7000-8000-0000000000e1'
const INVOICE = '01900000-0000-7000-8000-0000000000e2'
/** The jobs of the examples. */
const JOBS = ['01900000-0000-7000-8000-0000000000f3', '01900000-0000-7000-8000-0000000000f4']
const NOBODY = '01900000-0000-7000-8000-00000000dead'

let server: TestServer
let person: Person
let contractor: Person
let companyUuid: string
let mailUuid: string
beforeAll(async () => {
  server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
  person = await completeEmployer(server, { email: 'dana@kestrel.example' })
  contractor = await completeContractor(server, { email: 'thandeka@example.com' })
  const [row] = await server.knex('accounts').where({ uuid: person.uuid }).select('companyUuid')
  companyUuid = row.companyUuid
  await createRepositories(server.knex).invoices.add(anInvoice({ uuid: INVOICE, companyUuid }))
  await createRepositories(server.knex).reports.add({
    uuid: REPORT,
    reporterUuid: person.uuid,
    subjectType: 'candidate',
    subjectUuid: contractor.uuid,
    reason: 'spam',
    note: null,
    snapshot: {},
    status: 'open',
    createdAt: new Date(),
  })
  mailUuid = await addSentMail(server, { accountUuid: contractor.uuid })
  for (const uuid of JOBS) await addParkedJob(server, uuid)
})
afterAll(() => server.stop())

/** The id of something that the call could be about. */
const idFor = (path: string, colleague: string): string => {
  if (path.includes('/companies/')) return companyUuid
  if (path.includes('/reports/')) return REPORT
  if (path.includes('/invoices/')) return INVOICE
  if (path.includes('/mails/')) return mailUuid
  return path.includes('/vetting/') || path.includes('/people/') ? contractor.uuid : colleague
}

describe('the session of an operator', () => {
  const calls = routesWhere(({ access }) => access === 'operator')

  // MOD-22, MOD-24
  it.each(calls)('%s does not exist for anybody but operators', async (_name, route) => {
    const { headers, setCookie } = await signInAsOperator(server, (await addOperator(server)).email)
    const token = headers.cookie.split('=')[1] ?? ''
    const others = [
      {},
      bearerHeader(person.token),
      bearerHeader(token),
      { cookie: `access_token=${person.token}`, origin: server.url },
      { cookie: `staff_session=${person.token}`, origin: server.url },
    ]
    const missing = await expectRefusal(server, '/v0/nothing-here', toExampleRequest(route))
    for (const other of others)
      expect(await expectRefusal(server, fillIds(route, NOBODY), toExampleRequest(route, other))).toEqual(missing)
    expect(setCookie).toMatch(/^staff_session=[^;]+;.*samesite=strict; httponly/i)
  })

  // MOD-12, MOD-24
  it.each(calls)('%s does not exist for operators without the right', async (_name, route) => {
    const { operatorRight } = route
    const colleague = await addOperator(server, { role: 'vetter' })
    const id = idFor(route.path, colleague.uuid)
    const answered: OperatorRole[] = []
    for (const role of OPERATOR_ROLES) {
      const { headers } = await signInAsOperator(server, (await addOperator(server, { role })).email)
      const response = await server.request(fillIds(route, id), toExampleRequest(route, headers))
      if (response.status !== 404) answered.push(role)
    }
    expect(answered).toEqual(
      OPERATOR_ROLES.filter((role) => operatorRight === undefined || mayOperate(role, operatorRight)),
    )
  })

  // MOD-22
  it.each(routesWhere(({ access, method }) => access === 'operator' && method !== 'GET'))(
    '%s refuses pages of other sites',
    async (_name, route) => {
      const { headers } = await signInAsOperator(server, (await addOperator(server)).email)
      for (const foreign of [{ cookie: headers.cookie }, { ...headers, origin: 'https://elsewhere.example' }])
        expect(await expectRefusal(server, fillIds(route, NOBODY), toExampleRequest(route, foreign))).toMatchObject({
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
    expect(await api.readOperator()).toMatchObject({ problem: 'not-found' })
  })
})
