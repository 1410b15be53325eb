import { describe, expect, it } from 'vitest'
import { anInvoicedSubscription, aPayer, billingFixture, TEST_NOW } from '../../../testing/index.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import type { GatewayEvent, PaymentGateway } from './payment-gateway.port.ts'
import { readPaymentStatus } from './read-payment-status.ts'
import { receiveWebhook } from './receive-webhook.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const signed = { signature: 'signed' }

describe('a webhook', () => {
  const event: GatewayEvent = {
    id: 'evt_1',
    type: 'invoice.paid',
    createdAt: TEST_NOW,
    subscriptionId: 'sub_1',
    cardChangeId: 'page_1',
  }
  const hearing = (heard: GatewayEvent | null) =>
    billingFixture(TEST_NOW, (gateway): PaymentGateway => ({ ...gateway, parseWebhook: () => heard }))
  const command = { service: 'stripe', body: bytes('{}'), headers: signed }

  // BILL-13
  it('is stored once, and handled by the worker', async () => {
    const { deps, outbox } = hearing(event)
    const work = [
      { type: 'payment-event-received', service: 'stripe', subscriptionId: 'sub_1', cardChangeId: 'page_1' },
    ]
    expect(await receiveWebhook(deps)(command)).toEqual({ ok: true, value: 'added' })
    expect(outbox.events).toMatchObject(work)
    expect(await receiveWebhook(deps)(command)).toEqual({ ok: true, value: 'known' })
    expect(outbox.events).toMatchObject(work)
  })

  it('that concerns no subscription needs no work', async () => {
    const { deps, outbox } = hearing({ ...event, subscriptionId: null })
    expect(await receiveWebhook(deps)(command)).toEqual({ ok: true, value: 'added' })
    expect(outbox.events).toEqual([])
  })

  // BILL-13
  it('is refused without a valid signature, or of a provider that is not configured', async () => {
    const { deps, outbox } = hearing(null)
    expect(await receiveWebhook(deps)(command)).toEqual({ ok: false, problem: 'not-signed' })
    expect(await receiveWebhook(deps)({ ...command, service: 'paystack' })).toEqual({ ok: false, problem: 'not-found' })
    expect(outbox.events).toEqual([])
  })
})

describe('an event of a provider', () => {
  const received = {
    uuid: '01920000-0000-7000-8000-000000000001',
    at: TEST_NOW.toISOString(),
    type: 'payment-event-received',
    service: 'stripe',
    cardChangeId: null,
  } as const

  /** A company whose provider counts the cards that it was told to use. */
  const counting = () => {
    const cards: string[] = []
    const world = billingFixture(TEST_NOW, (gateway) => ({
      ...gateway,
      finishCardChange: async (id) => void cards.push(id),
    }))
    return {
      ...world,
      cards,
      handle: handlePaymentEvent({ ...world.deps, syncSubscription: syncSubscription(world.deps) }),
    }
  }

  // BILL-14
  it('starts the subscription, without any change of the card', async () => {
    const { audit, buy, cards, company, handle, subscriptions } = counting()
    await handle({ ...received, subscriptionId: await buy('first') })
    expect(await subscriptions.findRunning(company.uuid)).toMatchObject({ status: 'active', plan: { seats: 3 } })
    expect(cards).toEqual([])
    expect(audit.entries().map(({ action }) => action)).toEqual(['subscription-changed'])
  })

  // BILL-14
  it('of a new card uses it and is logged', async () => {
    const { audit, buy, cards, handle } = counting()
    await handle({ ...received, subscriptionId: await buy('first'), cardChangeId: 'page_2' })
    expect(cards).toEqual(['page_2'])
    expect(audit.entries().map(({ action }) => action)).toEqual(['subscription-changed', 'card-changed'])
  })

  it('of a subscription that nobody knows, or of another provider, changes nothing', async () => {
    const { audit, buy, cards, handle } = counting()
    await handle({ ...received, subscriptionId: 'sub_unknown', cardChangeId: 'page_2' })
    await handle({ ...received, service: 'paystack', subscriptionId: await buy('first'), cardChangeId: 'page_2' })
    expect([cards, audit.entries()]).toEqual([[], []])
  })
})

describe('the status of a payment', () => {
  const command = { actor: aPayer(), service: 'stripe' }

  // BILL-12
  it('is none until the provider has reported one, then that of the newest subscription', async () => {
    const fresh = billingFixture(TEST_NOW, undefined, { company: { invoicePending: true } })
    expect(await readPaymentStatus(fresh.deps)(command)).toEqual({
      ok: true,
      value: { status: 'none', invoicePending: true },
    })
    const late = anInvoicedSubscription({ status: 'past_due' })
    const paying = billingFixture(TEST_NOW, undefined, { subscriptions: [late] })
    expect(await readPaymentStatus(paying.deps)(command)).toEqual({
      ok: true,
      value: { status: 'past_due', invoicePending: false },
    })
  })

  it('is refused to whom may not pay', async () => {
    const { deps } = billingFixture(TEST_NOW)
    expect(await readPaymentStatus(deps)({ ...command, actor: aPayer({ role: 'viewer' }) })).toEqual({
      ok: false,
      problem: 'forbidden',
    })
  })
})
