import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billingFixture } from '../../../testing/index.ts'
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
