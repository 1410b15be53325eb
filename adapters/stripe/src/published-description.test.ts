import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DEFAULT_PAYMENT_REGION, type Plan } from '@guildhall/domain/plans'
import { type Engine, startStripeMock } from '@guildhall/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStripeGateway } from './index.ts'

/* The provider's own mock refuses fields that its published API description does not contain. It is stateless and returns fixtures. */

interface Call {
  readonly call: string
  readonly status: number
  readonly refusal: string
}

type Fields = Record<string, unknown>

/** Our metadata, added to the fixtures, so that each method makes all of its calls. */
const OURS: Readonly<Record<string, Fields>> = {
  price: { metadata: { size: '11-50', region: 'US' }, recurring: { interval: 'month' }, unit_amount: 68_000 },
  subscription: {
    metadata: { company_uuid: '01900000-0000-7000-8000-0000000000c1', region: 'US' },
    status: 'active',
    default_payment_method: null,
  },
  'checkout.session': { mode: 'setup', setup_intent: 'seti_1', metadata: { subscription_id: 'sub_1' } },
  setup_intent: { payment_method: 'pm_1' },
  invoice_payment: { payment: { type: 'payment_intent', payment_intent: 'pi_1' } },
}

const withOurs = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withOurs)
  if (typeof value !== 'object' || value === null) return value
  const all = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withOurs(field)]))
  return { ...all, ...OURS[String(all['object'])] }
}

/** A proxy of the mock that records each response. Lists at `empty` paths are returned empty, so that missing objects are created. */
const listenBefore = (mock: string, calls: Call[], empty: Set<string>): Server =>
  createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const { headers, method = 'GET', url = '' } = request
      const sent = {
        authorization: String(headers.authorization),
        'content-type': headers['content-type'] ?? '',
      }
      const version = { 'stripe-version': String(headers['stripe-version']) }
      const body = method === 'GET' || chunks.length === 0 ? null : Buffer.concat(chunks)
      const received = await fetch(`${mock}${url}`, { method, headers: { ...sent, ...version }, body })
      const text = await received.text()
      const { pathname } = new URL(url, mock)
      calls.push({ call: `${method} ${pathname}`, status: received.status, refusal: received.ok ? '' : text })
      const json: unknown = received.ok ? withOurs(JSON.parse(text)) : JSON.parse(text)
      const shown = received.ok && method === 'GET' && empty.has(pathname) ? { ...(json as Fields), data: [] } : json
      response.writeHead(received.status, { 'content-type': 'application/json' }).end(JSON.stringify(shown))
    })
  })

const plan: Plan = { size: '11-50', seats: 3, billedAnnually: false }
const region = DEFAULT_PAYMENT_REGION
const subscriptionId = 'sub_1'

describe('the calls to Stripe, against its published description', () => {
  const calls: Call[] = []
  const empty = new Set<string>()
  let mock: Engine
  let between: Server
  let gateway: ReturnType<typeof createStripeGateway>
  beforeAll(async () => {
    mock = await startStripeMock()
    between = listenBefore(mock.url, calls, empty)
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
    const apiUrl = `http://127.0.0.1:${(between.address() as AddressInfo).port}`
    gateway = createStripeGateway({ secretKey: 'sk_test_123', webhookSecret: 'whsec_test', apiUrl })
  }, 300_000)
  afterAll(async () => {
    between.closeAllConnections()
    await new Promise((resolve) => between.close(resolve))
    await mock.stop()
  })

  const order = {
    companyUuid: '01900000-0000-7000-8000-0000000000c1',
    customerId: null,
    email: 'dana@kestrel.example',
    companyName: 'Kestrel',
    plan,
    region,
    successUrl: 'https://guildhall.test/paid',
    cancelUrl: 'https://guildhall.test/not',
    startsAt: null,
    key: 'first',
  }
  const at = new Date('2026-11-21T12:00:00Z')
  const change = { subscriptionId, plan: { ...plan, seats: 5 }, region, at }
  const card = { customerId: 'cus_1', subscriptionId, returnUrl: 'https://guildhall.test/card', key: 'card' }
  const methods: readonly (readonly [string, () => Promise<unknown>, readonly string[]])[] = [
    [
      'prepareProducts',
      () => gateway.prepareProducts([region]),
      ['GET /v1/prices', 'POST /v1/products', 'POST /v1/prices'],
    ],
    ['startCheckout', () => gateway.startCheckout(order), ['POST /v1/checkout/sessions']],
    [
      'startCheckout of a known customer',
      () => gateway.startCheckout({ ...order, customerId: 'cus_1', key: 'two' }),
      ['POST /v1/checkout/sessions'],
    ],
    [
      'startCheckout after an invoice',
      () => gateway.startCheckout({ ...order, startsAt: new Date('2026-12-21T12:00:00Z'), key: 'three' }),
      ['POST /v1/checkout/sessions'],
    ],
    ['checkoutStatus', () => gateway.getCheckoutStatus('cs_1'), ['GET /v1/checkout/sessions/cs_1']],
    ['findSubscription', () => gateway.findSubscription(subscriptionId), ['GET /v1/subscriptions/sub_1']],
    ['listPayments', () => gateway.listPayments(subscriptionId), ['GET /v1/invoices']],
    ['previewChange', () => gateway.previewChange(change), ['POST /v1/invoices/create_preview']],
    ['changePlan', () => gateway.changePlan({ ...change, key: 'five' }), ['POST /v1/subscriptions/sub_1']],
    [
      'changePlan to fewer seats',
      () => gateway.changePlan({ ...change, plan: { ...plan, seats: 1 }, key: 'one' }),
      ['POST /v1/subscriptions/sub_1'],
    ],
    [
      'changePlan to annual',
      () => gateway.changePlan({ ...change, plan: { ...plan, billedAnnually: true }, key: 'year' }),
      ['POST /v1/subscriptions/sub_1'],
    ],
    ['cancelAtPeriodEnd', () => gateway.cancelAtPeriodEnd(subscriptionId, 'cancel'), ['POST /v1/subscriptions/sub_1']],
    ['resume', () => gateway.resume(subscriptionId, 'resume'), ['POST /v1/subscriptions/sub_1']],
    [
      'undo',
      () => gateway.cancelAndRefund(subscriptionId, 'undo'),
      ['GET /v1/invoice_payments', 'POST /v1/refunds', 'DELETE /v1/subscriptions/sub_1'],
    ],
    ['cardDetails', () => gateway.findCardDetails(subscriptionId), ['GET /v1/customers']],
    ['startCardChange', () => gateway.startCardChange(card), ['POST /v1/checkout/sessions']],
    [
      'finishCardChange',
      () => gateway.finishCardChange('cs_1', 'finish'),
      ['GET /v1/setup_intents/seti_1', 'POST /v1/subscriptions/sub_1', 'POST /v1/invoices'],
    ],
  ]

  it.each(methods)('are accepted by every field: %s', async (name, call, expected) => {
    calls.length = 0
    empty.clear()
    if (name === 'prepareProducts') empty.add('/v1/prices')
    await call()
    expect(calls.filter(({ status }) => status >= 400)).toEqual([])
    for (const part of expected) expect(calls.map((one) => one.call)).toContainEqual(expect.stringContaining(part))
  })

  it('would be refused for an undescribed field', async () => {
    const headers = { authorization: 'Bearer sk_test_123', 'content-type': 'application/x-www-form-urlencoded' }
    const response = await fetch(`${mock.url}/v1/products`, { method: 'POST', headers, body: 'name=Seat&colour=red' })
    expect(response.status).toBe(400)
  })
})
