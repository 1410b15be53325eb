import { describe, expect, it } from 'vitest'
import { anInvoicedSubscription, aPayer, billingFixture, TEST_NOW } from '../../../testing/index.ts'
import { changePlan, getProrationInstant, previewPlanChange } from './change-plan.ts'
import { syncSubscription } from './sync-subscription.ts'
import type { Subscription } from './subscription.ts'

const order = { companySize: '11-50', interval: 'month', quantity: 5 }
const command = { actor: aPayer(), service: 'stripe', order, key: 'once' }
const byCard = { method: 'card', service: 'stripe', subscriptionId: 'sub_1', customerId: 'cus_1' } as const

/** A company that has bought three monthly seats by card. */
const paying = async () => {
  const world = billingFixture(TEST_NOW)
  const settle = syncSubscription(world.deps)
  const subscriptionId = await world.buy('first')
  await settle({ service: 'stripe', subscriptionId })
  const synced: unknown[] = []
  const deps = {
    ...world.deps,
    syncSubscription: (subject: { readonly service: string; readonly subscriptionId: string }) => {
      synced.push(subject)
      return settle(subject)
    },
  }
  const audited = () => world.audit.entries().filter(({ action }) => action === 'plan-changed')
  return { ...world, audited, deps, subscriptionId, synced }
}

describe('a change of the plan', () => {
  // BILL-8
  it('is previewed as the provider will charge it: two seats of USD 680 for the month that has just begun', async () => {
    const { deps } = await paying()
    expect(await previewPlanChange(deps)(command)).toMatchObject({
      ok: true,
      value: { amountDue: { minor: 136_000, currency: 'USD' }, newSeatCount: 5, effectiveImmediately: true },
    })
  })

  // BILL-7
  it('to fewer seats takes effect with the next period, to another size at once', async () => {
    const { deps } = await paying()
    const preview = async (changes: Partial<typeof order>) => {
      const previewed = await previewPlanChange(deps)({ ...command, order: { ...order, ...changes } })
      return previewed.ok && previewed.value.effectiveImmediately
    }
    expect(await preview({ quantity: 2 })).toBe(false)
    expect(await preview({ quantity: 3, interval: 'year' })).toBe(true)
    expect(await preview({ quantity: 2, companySize: '51-200' })).toBe(true)
  })

  // BILL-8, MOD-7
  it('is charged, logged and synchronised', async () => {
    const { audited, company, deps, gateway, subscriptionId, subscriptions, synced } = await paying()
    expect(await changePlan(deps)(command)).toMatchObject({ ok: true, value: { plan: { seats: 5 } } })
    expect(audited()).toMatchObject([{ actorUuid: command.actor.accountUuid, details: { seats: 5, size: '11-50' } }])
    expect(synced).toEqual([{ service: 'stripe', subscriptionId }])
    expect((await subscriptions.findRunning(company.uuid))?.plan.seats).toBe(5)
    expect((await gateway.listPayments(subscriptionId)).map(({ amount }) => amount.minor)).toEqual([136_000, 204_000])
  })

  // BILL-9
  it('changes nothing when the card is declined', async () => {
    const { audited, company, deps, gateway, subscriptionId, subscriptions, synced } = await paying()
    const card = await gateway.startCardChange({ customerId: '', subscriptionId, returnUrl: '/', key: 'card' })
    gateway.finish(card.id, 'fails-later')
    await gateway.finishCardChange(card.id, 'card')
    expect(await changePlan(deps)(command)).toEqual({ ok: false, problem: 'declined' })
    expect([audited(), synced]).toEqual([[], []])
    expect((await subscriptions.findRunning(company.uuid))?.plan.seats).toBe(3)
  })

  it('is refused to whom may not pay, and for a plan that does not exist', async () => {
    const { deps } = await paying()
    for (const ask of [changePlan(deps), previewPlanChange(deps)]) {
      expect(await ask({ ...command, actor: aPayer({ role: 'viewer' }) })).toEqual({ ok: false, problem: 'forbidden' })
      expect(await ask({ ...command, order: { ...order, quantity: 1 } })).toMatchObject({ problem: 'invalid' })
    }
  })

  it('needs a subscription that is paid by card, and whose period is known', async () => {
    const none: readonly (readonly Subscription[])[] = [
      [],
      [anInvoicedSubscription()],
      [anInvoicedSubscription({ ...byCard, period: null })],
    ]
    for (const subscriptions of none) {
      const { deps } = billingFixture(TEST_NOW, undefined, { subscriptions })
      expect(await previewPlanChange(deps)(command)).toEqual({ ok: false, problem: 'no-subscription' })
    }
  })

  // BILL-7
  it('is refused while a payment is due, to the same plan, and to the seats that were ordered already', async () => {
    const previewOf = (changes: Partial<Subscription>, quantity: number) =>
      previewPlanChange(
        billingFixture(TEST_NOW, undefined, { subscriptions: [anInvoicedSubscription({ ...byCard, ...changes })] })
          .deps,
      )({ ...command, order: { ...order, quantity } })
    const refused = { ok: false, problem: 'not-now' }
    expect(await previewOf({ status: 'past_due' }, 5)).toEqual(refused)
    expect(await previewOf({}, 3)).toEqual(refused)
    expect(await previewOf({ nextSeats: 2 }, 2)).toEqual(refused)
  })
})

describe('the instant that unused time is counted from', () => {
  const period = { start: new Date('2026-03-02T15:00:00.000Z'), end: new Date('2026-04-02T15:00:00.000Z') }

  // BILL-8
  it('is whole days before the end of the period, on the whole UTC day', () => {
    for (const now of ['2026-03-13T00:00:00.000Z', '2026-03-13T23:59:59.999Z']) {
      expect(getProrationInstant(period, new Date(now))).toEqual(new Date('2026-03-13T15:00:00.000Z'))
    }
  })

  it('is never before the period or after it', () => {
    expect(getProrationInstant(period, new Date('2026-03-01T00:00:00.000Z'))).toEqual(period.start)
    expect(getProrationInstant(period, new Date('2026-03-02T01:00:00.000Z'))).toEqual(period.start)
    expect(getProrationInstant(period, new Date('2026-04-09T00:00:00.000Z'))).toEqual(period.end)
  })
})
