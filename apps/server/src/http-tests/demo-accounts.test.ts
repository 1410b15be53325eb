import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDemoLogins } from '../seed/demo-logins.ts'
import { DEMO_PASSWORD } from '../seed/seed-demo.ts'
import { addOperator, operatorApi } from './support/operators.ts'
import { bearerHeader } from './support/every-route.ts'
import { unwrap } from './support/unwrap.ts'
import { logIn, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

const stripe = { provider: 'stripe' } as const

describe('the demo accounts', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person

  beforeAll(async () => {
    server = await startTestServer({ SEED: '40' })
    employer = await logIn(server, 'paying@demo.guildhall.example', DEMO_PASSWORD)
    contractor = await logIn(server, 'contractor@demo.guildhall.example', DEMO_PASSWORD)
  })
  afterAll(() => server.stop())

  it('have a paying employer who has bought a plan, with a card and a receipt', async () => {
    expect(unwrap(await employer.api.readPlan())).toMatchObject({
      method: 'card',
      status: 'active',
      companySize: '11-50',
      seats: 3,
    })
    expect(unwrap(await employer.api.readPaymentDetails())).toMatchObject({ cardDetails: { lastFour: '4242' } })
    expect(unwrap(await employer.api.listInvoices()).invoices).toMatchObject([{ status: 'paid', total: 2040 }])
  })

  it('have an employer who can take another seat', async () => {
    const body = { company_size: '11-50', interval: 'month', quantity: 4 }
    unwrap(await employer.api.upgradePlan({ params: stripe, body }))
    expect(unwrap(await employer.api.readPlan())).toMatchObject({ seats: 4 })
  })

  it('have an employer whose bookmarks show changes', async () => {
    const bookmarks = unwrap(await employer.api.listBookmarks({ query: { limit: 30 } }))
    const changed = bookmarks.flatMap(({ first_name, bookmark }) =>
      bookmark.changes.map(({ words }) => `${first_name}: ${words}`),
    )
    expect(changed).toEqual([
      'Thandeka: Availability: Available in 1-3 Weeks, was Available in 1 Month',
      'Rajesh: Hourly rate: ZAR 820, was ZAR 870',
    ])
  })

  it('have a contractor with a CV and a list of employers who opened it', async () => {
    const { details } = unwrap(await contractor.api.readUser())
    expect(details?.cvName).toBe('Thandeka Mkhize.pdf')
    const candidate = unwrap(await employer.api.readCandidate({ params: { id: contractor.uuid } })).user
    expect(candidate.cvUrl).toBe(details?.cvUrl)
    const response = await server.request(candidate.cvUrl ?? '', { headers: bearerHeader(employer.token) })
    expect(await response.text()).toMatch(/^%PDF-/)
    const { cv_views } = unwrap(await contractor.api.listCvViews())
    expect(cv_views.length).toBeGreaterThan(1)
  })

  // MOD-27, MOD-30
  it('have a queue of profiles for vetters, some beside what was approved before', async () => {
    const { email } = await addOperator(server, { role: 'vetter' })
    const vetter = await operatorApi(server, email)
    const { entries } = unwrap(await vetter.listVetting())
    const change = entries.find(({ kind }) => kind === 'change')
    const { approved, proposed } = unwrap(await vetter.readVetting({ params: { id: change?.contractorUuid ?? '' } }))
    expect(approved?.profile).not.toEqual(proposed)
  })

  // MOD-17
  it('have an operator with all rights, who needs no authenticator app with developers’ tools', async () => {
    const body = { email: 'operator@demo.guildhall.example', password: DEMO_PASSWORD }
    expect(unwrap(await server.api().signInOperator({ body }))).toMatchObject({
      operator: { role: 'superadmin' },
      mustSetUpTwoFactor: false,
    })
  })
})

describe('without developers’ tools', () => {
  // MOD-34
  it('there is no operator with the published password', async () => {
    const server = await startTestServer({ SEED: '40', DEV_TOOLS: 'off' })
    const body = { email: 'operator@demo.guildhall.example', password: DEMO_PASSWORD }
    expect(await server.api().signInOperator({ body })).toMatchObject({ problem: 'invalid-credentials' })
    await server.stop()
    const config = { seed: 40, devTools: 'off', production: false } as const
    expect(listDemoLogins(config).join()).not.toContain(body.email)
    expect(listDemoLogins({ ...config, devTools: 'on' }).join()).toContain(body.email)
    // BASE-26
    expect(listDemoLogins({ ...config, production: true })).toEqual([])
  })
})
