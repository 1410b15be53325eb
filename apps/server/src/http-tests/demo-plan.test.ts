import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../seed/seed-demo.ts'
import { must } from './support/must.ts'
import { logIn, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

const stripe = { provider: 'stripe' } as const

describe('the paying employer of the demo', () => {
  let server: TestServer
  let employer: Person

  beforeAll(async () => {
    server = await startTestServer({ SEED: '40' })
    employer = await logIn(server, 'paying@demo.guildhall.example', DEMO_PASSWORD)
  })
  afterAll(() => server.stop())

  it('has bought their plan, with a card and a receipt', async () => {
    expect(must(await employer.api.readPlan())).toMatchObject({
      method: 'card',
      status: 'active',
      companySize: '11-50',
      seats: 3,
    })
    expect(must(await employer.api.readPaymentDetails())).toMatchObject({ cardDetails: { lastFour: '4242' } })
    expect(must(await employer.api.listInvoices()).invoices).toMatchObject([{ status: 'paid', total: 2040 }])
  })

  it('can take another seat', async () => {
    const body = { company_size: '11-50', interval: 'month', quantity: 4 }
    must(await employer.api.upgradePlan({ params: stripe, body }))
    expect(must(await employer.api.readPlan())).toMatchObject({ seats: 4 })
  })
})
