import { describe, expect, it } from 'vitest'
import { aPayer, billingFixture, TEST_NOW } from '../../../testing/index.ts'
import { addMinutes, DependencyUnavailable } from '../../shared/index.ts'
import { handlePaymentEvent } from '../payments/handle-payment-event.ts'
import type { PaymentGateway } from '../payments/payment-gateway.port.ts'
import { cancelSubscription } from '../subscriptions/cancel-subscription.ts'
import { changePlan } from '../subscriptions/change-plan.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'
import { settleChangeRequests } from './settle-change-requests.ts'

const actor = aPayer()
const orderOf = (quantity: number) => ({ companySize: '11-50', interval: 'month', quantity })

/** A company with three seats, whose provider answers changes of the plan by `answer`. */
const paying = async (
  answer: (change: () => ReturnType<PaymentGateway['changePlan']>) => ReturnType<PaymentGateway['changePlan']>,
) => {
  const keys: string[] = []
  const world = billingFixture(TEST_NOW, (gateway) => ({
    ...gateway,
    changePlan: (change) => {
      keys.push(change.key)
      return answer(() => gateway.changePlan(change))
    },
  }))
  const deps = { ...world.deps, syncSubscription: syncSubscription(world.deps) }
  const subscriptionId = await world.buy('first')
  await deps.syncSubscription({ service: 'stripe', subscriptionId })
  const change = (quantity: number, key: string) =>
    changePlan(deps)({ actor, service: 'stripe', order: orderOf(quantity), key })
  const seats = async () => (await world.subscriptions.findRunning(world.company.uuid))?.plan.seats
  const actions = () => world.audit.entries().map(({ action }) => action)
  const paid = async () => (await world.gateway.listPayments(subscriptionId)).map(({ amount }) => amount.minor)
  return { ...world, actions, change, deps, keys, paid, seats, settle: settleChangeRequests(deps), subscriptionId }
}

const away = new DependencyUnavailable('stripe')

// BILL-32
describe('a change that a provider is asked for', () => {
  it('is charged once, logged and settled when the answer is lost, and the same key is repeated', async () => {
    let isLost = true
    const { actions, change, keys, paid, seats } = await paying(async (make) => {
      const answered = await make()
      if (isLost) throw away
      return answered
    })
    await expect(change(5, 'five')).rejects.toThrow(DependencyUnavailable)
    expect(actions()).not.toContain('plan-changed')
    isLost = false
    expect(await change(5, 'five')).toMatchObject({ ok: true, value: { plan: { seats: 5 } } })
    expect([new Set(keys).size, keys.length, await seats()]).toEqual([1, 2, 5])
    expect(await paid()).toEqual([136_000, 204_000])
    expect(actions().filter((action) => action === 'plan-changed')).toHaveLength(1)
  })

  /** The first answer is lost, and the provider has acted or not. */
  const losingOne = (hasActed: boolean) => {
    let calls = 0
    return async (make: () => ReturnType<PaymentGateway['changePlan']>) => {
      calls += 1
      if (calls > 1) return make()
      if (hasActed) await make()
      throw away
    }
  }

  it('is finished without anybody if the provider has begun it, once nothing can be under way', async () => {
    const { actions, change, changeRequests, clock, paid, seats, settle } = await paying(losingOne(true))
    await expect(change(5, 'five')).rejects.toThrow(DependencyUnavailable)
    expect(await settle()).toBe(0)
    clock.set(addMinutes(TEST_NOW, 2))
    expect(await settle()).toBe(1)
    expect(await settle()).toBe(0)
    expect(changeRequests.all()).toMatchObject([{ status: 'done' }])
    expect([await seats(), await paid()]).toEqual([5, [136_000, 204_000]])
    expect(actions()).toContain('plan-changed')
  })

  it('is dropped if the provider has not, as nobody expects a charge after an error', async () => {
    const { actions, change, changeRequests, clock, paid, seats, settle } = await paying(losingOne(false))
    await expect(change(5, 'five')).rejects.toThrow(DependencyUnavailable)
    clock.set(addMinutes(TEST_NOW, 2))
    expect(await settle()).toBe(1)
    expect(changeRequests.all()).toMatchObject([{ status: 'refused', problem: 'not-now' }])
    expect([await seats(), await paid()]).toEqual([3, [204_000]])
    expect(actions()).not.toContain('plan-changed')
  })

  it('has the answer of the first when it is wanted again with another key', async () => {
    const { change, changeRequests, paid } = await paying(losingOne(true))
    await expect(change(5, 'five')).rejects.toThrow(DependencyUnavailable)
    await expect(change(6, 'six')).rejects.toThrow(DependencyUnavailable)
    expect(await change(5, 'five again')).toMatchObject({ ok: true, value: { plan: { seats: 5 } } })
    expect([changeRequests.all().length, await paid()]).toEqual([1, [136_000, 204_000]])
  })

  it('is settled before the company’s next one is decided', async () => {
    const { change, changeRequests, clock } = await paying(losingOne(true))
    await expect(change(5, 'five')).rejects.toThrow(DependencyUnavailable)
    clock.set(addMinutes(TEST_NOW, 2))
    expect(await change(6, 'six')).toMatchObject({ ok: true, value: { plan: { seats: 6 } } })
    expect(changeRequests.all().map(({ status }) => status)).toEqual(['done', 'done'])
  })

  it('is not wanted by somebody and dropped by a run at once', async () => {
    const { change, changeRequests, clock, deps } = await paying(losingOne(false))
    await expect(change(5, 'five')).rejects.toThrow(DependencyUnavailable)
    clock.set(addMinutes(TEST_NOW, 2))
    const found = Promise.withResolvers<boolean>()
    const asked = Promise.withResolvers<void>()
    const isChangeBegun = () => {
      asked.resolve()
      return found.promise
    }
    const gateways = { stripe: { ...deps.gateways.stripe, isChangeBegun } }
    const run = settleChangeRequests({ ...deps, gateways })()
    await asked.promise
    await expect(change(5, 'five')).rejects.toThrow(DependencyUnavailable)
    found.resolve(false)
    expect(await run).toBe(1)
    expect(changeRequests.all()).toMatchObject([{ status: 'refused' }])
    expect(await change(5, 'five again')).toMatchObject({ ok: true, value: { plan: { seats: 5 } } })
  })

  it('waits for the next run while its provider is away', async () => {
    const { change, changeRequests, clock, deps } = await paying(losingOne(true))
    await expect(change(5, 'five')).rejects.toThrow(DependencyUnavailable)
    clock.set(addMinutes(TEST_NOW, 2))
    const gateway = { ...deps.gateways.stripe, isChangeBegun: () => Promise.reject(away) }
    expect(await settleChangeRequests({ ...deps, gateways: { stripe: gateway } })()).toBe(0)
    expect(changeRequests.all()).toMatchObject([{ status: 'requested' }])
  })

  // BILL-16
  it('is the only one while the provider thinks; what it left by a crash is taken over later', async () => {
    const asked = Promise.withResolvers<void>()
    let calls = 0
    const { change, clock, deps, seats, settle, subscriptionId, company, gateway } = await paying(async (make) => {
      calls += 1
      if (calls > 1) return make()
      await make()
      asked.resolve()
      // The process is killed: nothing after this ever happens.
      return new Promise(() => undefined)
    })
    void change(5, 'five')
    await asked.promise
    await expect(change(6, 'six')).rejects.toThrow(DependencyUnavailable)
    await expect(cancelSubscription(deps)({ actor, service: 'stripe', key: 'no' })).rejects.toThrow(
      DependencyUnavailable,
    )
    const card = await gateway.startCardChange({ customerId: '', subscriptionId, returnUrl: '/', key: 'card' })
    const event = { uuid: 'event', at: '', type: 'payment-event-received', service: 'stripe' } as const
    const handle = handlePaymentEvent(deps)({ ...event, subscriptionId, cardChangeId: card.id })
    await expect(handle).rejects.toThrow(DependencyUnavailable)
    // Nobody holds the company meanwhile.
    expect(
      await deps.unitOfWork.run(async ({ companies }) => ({
        ok: true,
        value: await companies.findForUpdate(company.uuid),
      })),
    ).toMatchObject({ ok: true })
    expect(await settle()).toBe(0)
    clock.set(addMinutes(TEST_NOW, 2))
    expect(await settle()).toBe(1)
    expect(await seats()).toBe(5)
  })

  it('is refused for good when the card is declined, and the same key says so again', async () => {
    const { actions, change, keys, seats } = await paying(() => Promise.resolve({ ok: false, problem: 'declined' }))
    expect(await change(5, 'five')).toEqual({ ok: false, problem: 'declined' })
    expect(await change(5, 'five')).toEqual({ ok: false, problem: 'declined' })
    expect([keys.length, await seats()]).toEqual([1, 3])
    expect(actions()).not.toContain('plan-changed')
  })

  // BILL-14
  it('of a card is logged once, however often its event is handled', async () => {
    const { audit, company, deps, gateway, subscriptionId } = await paying((make) => make())
    const card = await gateway.startCardChange({ customerId: '', subscriptionId, returnUrl: '/', key: 'card' })
    gateway.finish(card.id, 'pays')
    const event = { uuid: 'event', at: '', type: 'payment-event-received', service: 'stripe' } as const
    for (let time = 0; time < 2; time += 1)
      await handlePaymentEvent(deps)({ ...event, subscriptionId, cardChangeId: card.id })
    const { items } = await audit.list(company.uuid, { cursor: null, limit: 10 })
    expect(items.filter(({ action }) => action === 'card-changed')).toHaveLength(1)
  })
})
