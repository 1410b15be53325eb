import { DependencyUnavailable } from '@guildhall/domain/shared'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { createPaystackGateway } from './index.ts'
import { createReference } from './plan-notes.ts'

const region = { region: 'ZA', currency: 'ZAR', symbol: 'R', basePrice: 12_500, paymentService: 'paystack' } as const
const three = { size: '11-50', seats: 3, billedAnnually: false } as const
const DAY = 86_400_000

interface Held {
  readonly paystack: {
    readonly transactions: Readonly<Record<string, { readonly status: string; readonly amount: number }>>
    readonly refunds: Readonly<Record<string, unknown>>
    readonly subscriptions: Readonly<Record<string, { readonly status: string }>>
  }
}

describe('interrupted changes at Paystack', () => {
  let world: Awaited<ReturnType<typeof openTestGateway>>
  let id: string
  beforeEach(async () => {
    world = await openTestGateway()
    const page = await world.gateway.startCheckout({
      companyUuid: '01900000-0000-7000-8000-0000000000c1',
      customerId: null,
      email: 'dana@kestrel.example',
      companyName: 'Kestrel',
      plan: three,
      region,
      successUrl: 'http://127.0.0.1:3000/paid',
      cancelUrl: 'http://127.0.0.1:3000/not',
      startsAt: null,
      key: 'first',
    })
    await world.finish(page.id, 'pays')
    id = world.events()[0]?.subscriptionId ?? ''
  })
  afterEach(() => world.stop())

  const readState = async () => (await (await fetch(`${world.url}/sandbox/state`)).json()) as Held
  const sumPaid = async (): Promise<number> =>
    Object.values((await readState()).paystack.transactions).reduce(
      (sum, { amount, status }) => sum + (status === 'success' ? amount : 0),
      0,
    )
  const running = async (): Promise<number> =>
    Object.values((await readState()).paystack.subscriptions).filter(({ status }) => status === 'active').length
  const change = async (plan: object) => {
    const end = (await world.gateway.findSubscription(id))?.period?.end.getTime() ?? 0
    return { subscriptionId: id, plan: { ...three, ...plan }, region, at: new Date(end - 20 * DAY) }
  }
  /** Makes the connection fail before the call that matches `path`; returns the undo. */
  const failAt = (path: RegExp) => {
    const plain = globalThis.fetch
    globalThis.fetch = (input, init) =>
      path.test(`${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input.toString()}`)
        ? Promise.reject(new TypeError('broken'))
        : plain(input, init)
    return () => {
      globalThis.fetch = plain
    }
  }

  it('finishes a paid but unapplied change once, by its webhook', async () => {
    const order = { ...(await change({ seats: 5 })), key: 'five' }
    const preview = await world.gateway.previewChange(order)
    const restore = failAt(/^PUT .*\/plan/)
    await expect(world.gateway.changePlan(order)).rejects.toThrow(DependencyUnavailable)
    restore()
    expect((await world.gateway.findSubscription(id))?.plan.seats).toBe(3)
    const event = world.events().find(({ cardChangeId }) => cardChangeId === createReference('change', 'five'))
    expect(event?.subscriptionId).toBe(id)
    await world.gateway.finishCardChange(event?.cardChangeId ?? '', 'event')
    await world.gateway.finishCardChange(event?.cardChangeId ?? '', 'event')
    expect(await world.gateway.changePlan(order)).toMatchObject({ ok: true, value: { plan: { seats: 5 } } })
    expect(await sumPaid()).toBe(3_750_000 + preview.amountDue.minor)
  })

  it('continues an interrupted annual change, with one subscription and one charge', async () => {
    const order = { ...(await change({ billedAnnually: true })), key: 'annual' }
    const preview = await world.gateway.previewChange(order)
    for (const broken of [/POST .*\/subscription$/, /POST .*\/subscription\/disable/]) {
      const restore = failAt(broken)
      await expect(world.gateway.changePlan(order)).rejects.toThrow(DependencyUnavailable)
      restore()
    }
    expect(await world.gateway.changePlan(order)).toMatchObject({ ok: true, value: { plan: { billedAnnually: true } } })
    expect(await sumPaid()).toBe(3_750_000 + preview.amountDue.minor)
    expect(await running()).toBe(1)
  })

  it('refunds a change if another was made before it', async () => {
    const order = { ...(await change({ seats: 5 })), key: 'five' }
    const restore = failAt(/^PUT .*\/plan/)
    await expect(world.gateway.changePlan(order)).rejects.toThrow(DependencyUnavailable)
    restore()
    const other = { ...(await change({ seats: 4 })), key: 'four' }
    const preview = await world.gateway.previewChange(other)
    expect(await world.gateway.changePlan(other)).toMatchObject({ ok: true })
    await world.gateway.finishCardChange(createReference('change', 'five'), 'event')
    expect(await sumPaid()).toBe(3_750_000 + preview.amountDue.minor)
    expect((await world.gateway.findSubscription(id))?.plan.seats).toBe(4)
  })

  it('does not revert a change whose webhook arrives after the next one', async () => {
    for (const seats of [5, 7]) {
      const order = { ...(await change({ seats })), key: `seats-${seats}` }
      expect(await world.gateway.changePlan(order)).toMatchObject({ ok: true })
    }
    const before = await sumPaid()
    await world.gateway.finishCardChange(createReference('change', 'seats-5'), 'late')
    expect(await sumPaid()).toBe(before)
    expect((await world.gateway.findSubscription(id))?.plan.seats).toBe(7)
  })

  it('keeps the newer of two cards, although the older one’s webhook is repeated', async () => {
    const cards: string[] = []
    for (const key of ['older', 'newer']) {
      const order = { customerId: '', subscriptionId: id, returnUrl: 'http://127.0.0.1:3000/card', key }
      const page = await world.gateway.startCardChange(order)
      await world.finish(page.id, 'pays')
      await world.gateway.finishCardChange(page.id, key)
      cards.push(page.id)
    }
    const subscriptions = Object.keys((await readState()).paystack.subscriptions)
    await world.gateway.finishCardChange(cards[0] ?? '', 'again')
    expect(Object.keys((await readState()).paystack.subscriptions)).toEqual(subscriptions)
  })

  it('lists no payments of refunded purchases and card verifications', async () => {
    const page = await world.gateway.startCardChange({
      customerId: '',
      subscriptionId: id,
      returnUrl: 'http://127.0.0.1:3000/card',
      key: 'card',
    })
    await world.finish(page.id, 'pays')
    await world.gateway.finishCardChange(page.id, 'finish')
    await world.gateway.finishCardChange(page.id, 'finish')
    expect(await sumPaid()).toBe(3_750_000)
    expect(await running()).toBe(1)
    expect(await world.gateway.findSubscription(id)).toMatchObject({ status: 'active', plan: three })
    await world.gateway.cancelAndRefund(id, 'undo')
    expect(await sumPaid()).toBe(0)
    expect(await running()).toBe(0)
    expect(Object.keys((await readState()).paystack.refunds)).toHaveLength(2)
  })

  it('finds a purchase by the code of any of its subscriptions', async () => {
    const { paystack } = await readState()
    const [code = ''] = Object.keys(paystack.subscriptions)
    expect((await world.gateway.findSubscription(code))?.subscriptionId).toBe(id)
  })

  it('is unavailable if nobody responds, or the provider fails', async () => {
    const unreachable = createPaystackGateway({ secretKey: 'sk_test', apiUrl: 'http://127.0.0.1:1' })
    await expect(unreachable.findSubscription(id)).rejects.toThrow(DependencyUnavailable)
  })
})
