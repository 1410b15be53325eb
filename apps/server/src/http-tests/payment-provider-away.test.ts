import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeEmployer } from './support/complete-profiles.ts'
import { must } from './support/must.ts'
import { finishHostedPage } from './support/payments.ts'
import type { Person } from './support/people.ts'
import { startToldByHand, type ToldByHand } from './support/told-by-hand.ts'
import { until } from './support/until.ts'

const params = { provider: 'stripe' } as const
const three = { company_size: '11-50', interval: 'month', quantity: 3 }

describe('while the card provider is away', { timeout: 120_000 }, () => {
  let world: ToldByHand
  let employer: Person
  let buyer: Person

  /** Brings what the provider has told and the server has not heard. */
  const tellAll = async () => {
    for (const { body } of await world.events()) await world.bring(body, { at: Math.floor(Date.now() / 1000) })
    await world.server.settled()
  }
  /** A call with its key, as a browser that tries again sends it. */
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
    world = await startToldByHand()
    employer = await completeEmployer(world.server, { email: 'dana@kestrel.example' })
    buyer = await completeEmployer(world.server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
    const { checkoutUrl } = must(await employer.api.startCheckout({ params, body: { ...three, currency: 'USD' } }))
    await finishHostedPage(checkoutUrl, 'pays')
    await tellAll()
    await until('the plan', async () =>
      must(await employer.api.readPaymentStatus({ params })).status === 'active' ? true : null,
    )
  }, 120_000)
  afterAll(() => world.stop())

  // BILL-19
  it('works on in all that needs no card', async () => {
    world.line.set('cut')
    expect(must(await employer.api.readUser()).company).toMatchObject({ accountType: 'paid', seats: 3 })
    expect(must(await employer.api.readPaymentStatus({ params })).status).toBe('active')
    expect(must(await employer.api.listInvoices()).invoices).toHaveLength(1)
    expect((await world.server.request('/readyz')).status).toBe(200)
  })

  it.each([
    ['checkout', '/v0/stripe/session', { ...three, currency: 'USD' }, 'buyer'],
    ['preview', '/v0/stripe/preview', { ...three, quantity: 5 }, 'employer'],
    ['upgrade', '/v0/stripe/upgrade', { ...three, quantity: 5 }, 'employer'],
    ['cancelling', '/v0/stripe/cancel', undefined, 'employer'],
    ['another card', '/v0/stripe/card', { url: '/settings/billing' }, 'employer'],
  ] as const)('says 503 and when to come again for the %s', async (_name, path, body, who) => {
    world.line.set('cut')
    const answer = await post(who === 'buyer' ? buyer : employer, path, crypto.randomUUID(), body)
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('keeps a told event, and learns what it means when the provider is back', async () => {
    world.line.set('open')
    const { checkoutUrl } = must(await buyer.api.startCheckout({ params, body: { ...three, currency: 'USD' } }))
    await finishHostedPage(checkoutUrl, 'pays')
    world.line.set('cut')
    for (const { body } of await world.events()) {
      expect(await world.bring(body, { at: Math.floor(Date.now() / 1000) })).toBe(200)
    }
    expect(must(await buyer.api.readPaymentStatus({ params })).status).toBe('none')
    world.line.set('open')
    await until('the plan', async () =>
      must(await buyer.api.readPaymentStatus({ params })).status === 'active' ? true : null,
    )
  })

  // BILL-19
  it('charges a change once whose answer was lost, asked again by the same key', async () => {
    const body = { ...three, quantity: 5 }
    const preview = must(await employer.api.previewPlan({ params, body }))
    const key = crypto.randomUUID()
    world.line.set('deaf')
    expect((await post(employer, '/v0/stripe/upgrade', key, body)).status).toBe(503)
    world.line.set('open')
    const again = await post(employer, '/v0/stripe/upgrade', key, body)
    expect(again.status).toBe(200)
    await tellAll()
    const { invoices } = must(await employer.api.listInvoices())
    expect(invoices.map(({ total }) => total)).toEqual([preview.amountDue, 2040])
    expect(must(await employer.api.readUser()).company).toMatchObject({ seats: 5 })
  })

  it('opens one page for a key, though the first answer was lost', async () => {
    const key = crypto.randomUUID()
    const card = { url: '/settings/billing' }
    const before = await sessions()
    world.line.set('deaf')
    expect((await post(employer, '/v0/stripe/card', key, card)).status).toBe(503)
    world.line.set('open')
    expect((await post(employer, '/v0/stripe/card', key, card)).status).toBe(200)
    expect(await sessions()).toBe(before + 1)
  })
})
