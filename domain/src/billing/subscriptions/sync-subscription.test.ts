import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anInvoice,
  anInvoicedSubscription,
  billingFixture,
  fakeCompanies,
  fakeUnitOfWork,
  watchUnitOfWork,
} from '../../../testing/index.ts'
import { DEFAULT_PAYMENT_REGION } from '../../plans/index.ts'
import { syncSubscription } from './sync-subscription.ts'

const START = new Date('2026-03-02T09:00:00.000Z')
const DAY = 86_400_000

/** An event at the provider for the first or the second purchase. */
type Happening =
  | { readonly type: 'seats'; readonly seats: number }
  | { readonly type: 'annual' | 'cancel' | 'resume' }
  | { readonly type: 'time'; readonly days: number }

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ type: fc.constant('seats' as const), seats: fc.integer({ min: 1, max: 50 }) }),
  fc.record({ type: fc.constantFrom('annual' as const, 'cancel' as const, 'resume' as const) }),
  fc.record({ type: fc.constant('time' as const), days: fc.integer({ min: 1, max: 20 }) }),
)

const openMarket = () => {
  const world = billingFixture(START)
  const { clock, gateway } = world
  const settle = syncSubscription(world.deps)
  const happen = async (id: string, happening: Happening, key: string): Promise<void> => {
    const state = await gateway.findSubscription(id)
    if (happening.type === 'time') {
      clock.advance(happening.days * DAY)
      gateway.passTo(clock.now())
      return
    }
    if (state === null || state.status !== 'active' || state.period === null) return
    if (happening.type === 'cancel') await gateway.cancelAtPeriodEnd(id, key)
    else if (happening.type === 'resume') await gateway.resume(id, key)
    else {
      const plan =
        happening.type !== 'seats' ? { ...state.plan, billedAnnually: true } : { ...state.plan, seats: happening.seats }
      const left = Math.max(0, Math.floor((state.period.end.getTime() - clock.now().getTime()) / DAY))
      const at = new Date(state.period.end.getTime() - left * DAY)
      const order = { subscriptionId: id, plan, region: DEFAULT_PAYMENT_REGION, at }
      const preview = await gateway.previewChange(order)
      const before = (await gateway.listPayments(id)).length
      await gateway.changePlan({ ...order, key })
      const [newest, ...rest] = await gateway.listPayments(id)
      const charged = rest.length + 1 > before ? (newest?.amount.minor ?? 0) : 0
      expect(charged).toBe(Math.max(0, preview.amountDue.minor))
    }
  }
  return { ...world, happen, settle }
}

describe('synchronising with the provider', () => {
  // BILL-4, BILL-14, BILL-20
  it('has the same result in any order and with any repeats: one subscription, one receipt per payment, one refund', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(fc.tuple(fc.boolean(), happenings), { maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        async (twice, story, choices) => {
          const market = openMarket()
          const { company, gateway, invoices, settle, subscriptions } = market
          const ids = [await market.buy('first'), ...(twice ? [await market.buy('second')] : [])]
          const tellSome = async (count: number) => {
            for (let turn = 0; turn < count; turn += 1) {
              const event = gateway.sent[(choices.next().value ?? 0) % gateway.sent.length]
              await settle({ service: 'stripe', subscriptionId: event?.subscriptionId ?? '' })
              const running = await subscriptions.findRunning(company.uuid)
              expect(running === null || ids.includes(running.subscriptionId ?? '')).toBe(true)
            }
          }
          for (const [index, [second, happening]] of story.entries()) {
            await market.happen(ids[second ? ids.length - 1 : 0] ?? '', happening, `change-${index}`)
            await tellSome((choices.next().value ?? 0) % 3)
          }
          // The provider retries until each event was accepted; the last one may concern either purchase.
          for (const { subscriptionId } of [...gateway.sent, ...gateway.sent.toReversed()]) {
            await settle({ service: 'stripe', subscriptionId: subscriptionId ?? '' })
          }
          const states = await Promise.all(ids.map((id) => gateway.findSubscription(id)))
          expect(states.filter((state) => state !== null && state.status !== 'ended').length).toBeLessThanOrEqual(1)
          expect(new Set(gateway.undone).size).toBe(gateway.undone.length)
          const running = await subscriptions.findRunning(company.uuid)
          const state = running && (await gateway.findSubscription(running.subscriptionId ?? ''))
          expect(running === null ? null : [running.plan, running.period?.end]).toEqual(
            state === null ? null : [state.plan, state.period?.end],
          )
          const paid = (await invoices.listPaymentIds(company.uuid)).toSorted()
          expect(new Set(paid).size).toBe(paid.length)
          const kept = ids.filter((id) => !gateway.undone.includes(id))
          const taken = (await Promise.all(kept.map((id) => gateway.listPayments(id)))).flat()
          const missing = taken.filter(({ id }) => !paid.includes(id))
          for (const { subscriptionId } of missing) {
            // A purchase that ended before its first event has no receipt.
            expect(await subscriptions.findBySubscriptionIdForUpdate('stripe', subscriptionId)).toBeNull()
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('a subscription of the provider', () => {
  const buyAndSettle = async (...given: Parameters<typeof billingFixture>) => {
    const world = billingFixture(...given)
    const settle = syncSubscription(world.deps)
    const subscriptionId = await world.buy('first')
    return { ...world, settle: () => settle({ service: 'stripe', subscriptionId }), subscriptionId }
  }
  const changesOf = ({ audit, outbox }: ReturnType<typeof billingFixture>) => [
    audit.entries().map(({ details }) => [details['from'], details['to'], details['seats']]),
    outbox.ofType('subscription-changed').map(({ from, method, to }) => [method, from, to]),
  ]

  // BILL-14
  it('gives the company its plan and is announced, once, however often it is read', async () => {
    // Each reading of a provider makes new objects.
    const world = await buyAndSettle(START, (gateway) => ({
      ...gateway,
      findSubscription: async (id) => structuredClone(await gateway.findSubscription(id)),
    }))
    expect([await world.settle(), await world.settle()]).toEqual(['settled', 'settled'])
    expect(await world.companies.find(world.company.uuid)).toMatchObject({
      accountType: 'paid',
      seats: 3,
      subscriptionStatus: 'active',
      invoicePending: false,
    })
    expect(changesOf(world)).toEqual([[['none', 'active', 3]], [['card', 'none', 'active']]])
  })

  // MOD-7
  it('is logged again when its seats, those of the next period or its status changed', async () => {
    const world = await buyAndSettle(START)
    const { gateway, settle, subscriptionId } = world
    await settle()
    const plan = { size: '11-50', seats: 5, billedAnnually: false } as const
    await gateway.changePlan({ subscriptionId, plan, region: DEFAULT_PAYMENT_REGION, at: START, key: 'more' })
    await settle()
    const fewer = { ...plan, seats: 4 }
    await gateway.changePlan({ subscriptionId, plan: fewer, region: DEFAULT_PAYMENT_REGION, at: START, key: 'fewer' })
    await settle()
    await gateway.cancelAtPeriodEnd(subscriptionId, 'cancel')
    await settle()
    expect(changesOf(world)[0]).toEqual([
      ['none', 'active', 3],
      ['active', 'active', 5],
      ['active', 'active', 5],
      ['active', 'cancelled', 5],
    ])
  })

  // BILL-20, BASE-13
  it('has receipts for its customer, who is read before the company is locked', async () => {
    const world = await buyAndSettle(START)
    const { isOpen, unitOfWork } = watchUnitOfWork(world.deps.unitOfWork)
    const { customer } = anInvoice()
    const deps = { ...world.deps, unitOfWork, findInvoiceCustomer: async () => (isOpen() ? null : customer) }
    await syncSubscription(deps)({ service: 'stripe', subscriptionId: world.subscriptionId })
    expect(world.invoices.all()).toMatchObject([{ status: 'paid', customer }])
  })

  // BILL-17, BILL-42
  it('ends the one that is paid by invoice and its open invoices, and says so', async () => {
    const world = await buyAndSettle(START, undefined, { subscriptions: [anInvoicedSubscription()] })
    const renewal = anInvoice({ purpose: 'renewal' })
    await world.invoices.add(renewal)
    expect(await world.settle()).toBe('settled')
    expect(world.outbox.ofType('invoice-voided')).toMatchObject([{ invoiceUuid: renewal.uuid }])
    expect(world.audit.entries()).toContainEqual(
      expect.objectContaining({ action: 'invoice-voided', details: { number: renewal.number, purpose: 'renewal' } }),
    )
    expect(await world.subscriptions.findRunning(world.company.uuid)).toMatchObject({
      method: 'card',
      status: 'active',
    })
    expect(await world.invoices.listOpen()).toEqual([])
    const ended = await world.subscriptions.listDue('end', new Date('2027-01-01T00:00:00.000Z'), 10)
    expect(ended).toEqual([])
    expect((await world.companies.find(world.company.uuid))?.invoicePending).toBe(false)
  })

  // BILL-15
  it('is ended and refunded beside another one, and never the first', async () => {
    const world = await buyAndSettle(START)
    await world.settle()
    const second = await world.buy('second')
    const settle = syncSubscription(world.deps)
    expect(await settle({ service: 'stripe', subscriptionId: second })).toBe('surplus')
    expect(await world.settle()).toBe('settled')
    expect(world.gateway.undone).toEqual([second])
    expect((await world.gateway.findSubscription(world.subscriptionId))?.status).toBe('active')
  })

  it.each(['ended', 'incomplete'] as const)('that is %s when it is heard of first changes nothing', async (status) => {
    const world = await buyAndSettle(START, (gateway) => ({
      ...gateway,
      findSubscription: async (id) => {
        const state = await gateway.findSubscription(id)
        return state && { ...state, status }
      },
    }))
    expect(await world.settle()).toBe('nothing')
    expect(await world.subscriptions.findLatest(world.company.uuid)).toBeNull()
    expect(world.gateway.undone).toEqual([])
  })

  it('ends when it has ended at the provider', async () => {
    let isEnded = false
    const world = await buyAndSettle(START, (gateway) => ({
      ...gateway,
      findSubscription: async (id) => {
        const state = await gateway.findSubscription(id)
        return state && isEnded ? { ...state, status: 'ended' } : state
      },
    }))
    await world.settle()
    isEnded = true
    expect(await world.settle()).toBe('settled')
    expect(await world.subscriptions.findRunning(world.company.uuid)).toBeNull()
    expect(await world.subscriptions.findLatest(world.company.uuid)).toMatchObject({ endedAt: START })
  })

  it('that ended beside another one is not refunded', async () => {
    let isEnded = false
    const world = await buyAndSettle(START, (gateway) => ({
      ...gateway,
      findSubscription: async (id) => {
        const state = await gateway.findSubscription(id)
        return state && isEnded ? { ...state, status: 'ended' } : state
      },
    }))
    await world.settle()
    const second = await world.buy('second')
    isEnded = true
    expect(await syncSubscription(world.deps)({ service: 'stripe', subscriptionId: second })).toBe('nothing')
    expect(world.gateway.undone).toEqual([])
  })

  it('that nobody knows, of another provider, or of a company that is gone changes nothing', async () => {
    const world = await buyAndSettle(START)
    const settle = syncSubscription(world.deps)
    const { subscriptionId } = world
    expect(await settle({ service: 'stripe', subscriptionId: 'sub_unknown' })).toBe('nothing')
    expect(await settle({ service: 'paystack', subscriptionId })).toBe('nothing')
    const gone = { ...world.deps, unitOfWork: fakeUnitOfWork({ ...world, companies: fakeCompanies() }) }
    expect(await syncSubscription(gone)({ service: 'stripe', subscriptionId })).toBe('nothing')
    expect([world.audit.entries(), world.outbox.events]).toEqual([[], []])
  })

  it('that is gone once the company is locked changes nothing', async () => {
    let reads = 0
    const world = await buyAndSettle(START, (gateway) => ({
      ...gateway,
      findSubscription: async (id) => ((reads += 1) > 1 ? null : gateway.findSubscription(id)),
    }))
    expect(await world.settle()).toBe('nothing')
    expect(world.outbox.events).toEqual([])
  })
})
