import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeEmployer } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { finishHostedPage } from './support/payments.ts'
import type { Person } from './support/people.ts'
import { startManualWebhooks, type ManualWebhooks } from './support/manual-webhooks.ts'
import { waitFor } from './support/wait-for.ts'

const params = { provider: 'stripe' } as const
const three = { company_size: '11-50', interval: 'month', quantity: 3 }

describe('while the card provider is unavailable', { timeout: 120_000 }, () => {
  let world: ManualWebhooks
  let employer: Person
  let buyer: Person

  /** Delivers the provider's events that the server has not received. */
  const deliverAll = async () => {
    for (const { body } of await world.events()) await world.deliver(body, { at: Math.floor(Date.now() / 1000) })
    await world.server.settle()
  }
  /** A call with an idempotency key, as a retrying browser sends it. */
  const post = (person: Person, path: string, key: string, body?: object) =>
    world.server.request(path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const sessions = async () => Object.keys((await world.state()).sessions).length

  beforeAll(async () => {
    world = await startManualWebhooks()
    employer = await completeEmployer(world.server, { email: 'dana@kestrel.example' })
    buyer = await completeEmployer(world.server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
    const { checkoutUrl } = unwrap(await employer.api.startCheckout({ params, body: { ...three, currency: 'USD' } }))
    await finishHostedPage(checkoutUrl, 'pays')
    await deliverAll()
    await waitFor('the plan', async () =>
      unwrap(await employer.api.readPaymentStatus({ params })).status === 'active' ? true : null,
    )
  }, 120_000)
  afterAll(() => world.stop())

  // BILL-19
  it('keeps serving what needs no card', async () => {
    world.proxy.setState('cut')
    expect(unwrap(await employer.api.readUser()).company).toMatchObject({ accountType: 'paid', seats: 3 })
    expect(unwrap(await employer.api.readPaymentStatus({ params })).status).toBe('active')
    expect(unwrap(await employer.api.listInvoices()).invoices).toHaveLength(1)
    expect((await world.server.request('/readyz')).status).toBe(200)
  })

  it.each([
    ['checkout', '/v0/stripe/session', { ...three, currency: 'USD' }, 'buyer'],
    ['preview', '/v0/stripe/preview', { ...three, quantity: 5 }, 'employer'],
    ['upgrade', '/v0/stripe/upgrade', { ...three, quantity: 5 }, 'employer'],
    ['cancelling', '/v0/stripe/cancel', undefined, 'employer'],
    ['another card', '/v0/stripe/card', { url: '/settings/billing' }, 'employer'],
  ] as const)('says 503 and when to come again for the %s', async (_name, path, body, who) => {
    world.proxy.setState('cut')
    const response = await post(who === 'buyer' ? buyer : employer, path, crypto.randomUUID(), body)
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('stores a received event, and processes it when the provider is back', async () => {
    world.proxy.setState('open')
    const { checkoutUrl } = unwrap(await buyer.api.startCheckout({ params, body: { ...three, currency: 'USD' } }))
    await finishHostedPage(checkoutUrl, 'pays')
    world.proxy.setState('cut')
    for (const { body } of await world.events()) {
      expect(await world.deliver(body, { at: Math.floor(Date.now() / 1000) })).toBe(200)
    }
    expect(unwrap(await buyer.api.readPaymentStatus({ params })).status).toBe('none')
    world.proxy.setState('open')
    await waitFor('the plan', async () =>
      unwrap(await buyer.api.readPaymentStatus({ params })).status === 'active' ? true : null,
    )
  })

  // BILL-19
  it('charges a change once if its response was lost and the key is repeated', async () => {
    const body = { ...three, quantity: 5 }
    const preview = unwrap(await employer.api.previewPlan({ params, body }))
    const key = crypto.randomUUID()
    world.proxy.setState('deaf')
    expect((await post(employer, '/v0/stripe/upgrade', key, body)).status).toBe(503)
    world.proxy.setState('open')
    const again = await post(employer, '/v0/stripe/upgrade', key, body)
    expect(again.status).toBe(200)
    await deliverAll()
    const { invoices } = unwrap(await employer.api.listInvoices())
    expect(invoices.map(({ total }) => total)).toEqual([preview.amountDue, 2040])
    expect(unwrap(await employer.api.readUser()).company).toMatchObject({ seats: 5 })
  })

  it('opens one page per key, even if the first response was lost', async () => {
    const key = crypto.randomUUID()
    const card = { url: '/settings/billing' }
    const before = await sessions()
    world.proxy.setState('deaf')
    expect((await post(employer, '/v0/stripe/card', key, card)).status).toBe(503)
    world.proxy.setState('open')
    expect((await post(employer, '/v0/stripe/card', key, card)).status).toBe(200)
    expect(await sessions()).toBe(before + 1)
  })
})
