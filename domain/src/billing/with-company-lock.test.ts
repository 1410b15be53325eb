import { describe, expect, it } from 'vitest'
import { billingFixture } from '../../testing/index.ts'
import { changePlan } from './subscriptions/change-plan.ts'
import { type PaymentGateway } from './payments/payment-gateway.port.ts'
import { handlePaymentEvent } from './payments/handle-payment-event.ts'
import { syncSubscription } from './subscriptions/sync-subscription.ts'

const START = new Date('2026-03-02T09:00:00.000Z')

/** A slow provider that logs when it begins and finishes a change. */
const heard = (gateway: PaymentGateway, log: string[]): PaymentGateway => {
  const slowly = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    log.push(`${what} begins`)
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
    const done = await work()
    log.push(`${what} ends`)
    return done
  }
  return {
    ...gateway,
    changePlan: (change) => slowly('change', () => gateway.changePlan(change)),
    finishCardChange: (id, key) => slowly('event', () => gateway.finishCardChange(id, key)),
  }
}

describe('the event of a new card', () => {
  // BILL-14
  it('is logged once, however often it is handled', async () => {
    const world = billingFixture(START)
    const subscriptionId = await world.buy('first')
    const card = await world.gateway.startCardChange({ customerId: '', subscriptionId, returnUrl: '/', key: 'card' })
    world.gateway.finish(card.id, 'pays')
    const event = { uuid: 'event', at: START.toISOString(), type: 'payment-event-received', service: 'stripe' } as const
    const handle = handlePaymentEvent(world.deps)
    for (let time = 0; time < 2; time += 1) await handle({ ...event, subscriptionId, cardChangeId: card.id })
    const { items } = await world.audit.list(world.company.uuid, { cursor: null, limit: 10 })
    expect(items.filter(({ action }) => action === 'card-changed')).toHaveLength(1)
  })
})

describe('a change and the event of its charge', () => {
  // BILL-16
  it('are processed one after the other', async () => {
    const log: string[] = []
    const world = billingFixture(START, (gateway) => heard(gateway, log))
    const { company, gateway, subscriptions } = world
    const deps = {
      ...world.deps,
      companyDirectory: { find: async () => company },
      countSeatsInUse: async () => 1,
      subscriptions,
    }
    const subscriptionId = await world.buy('first')
    const settle = syncSubscription(deps)
    await settle({ service: 'stripe', subscriptionId })
    const actor = {
      accountUuid: '0199a1f4-7c1e-7a53-9c3d-000000000001',
      userType: 'employer',
      verified: true,
      companyUuid: company.uuid,
      role: 'admin',
    } as const
    const card = await gateway.startCardChange({ customerId: '', subscriptionId, returnUrl: '/', key: 'card' })
    gateway.finish(card.id, 'pays')
    const event = { uuid: 'event', at: START.toISOString(), type: 'payment-event-received', service: 'stripe' } as const

    await Promise.all([
      changePlan({ ...deps, syncSubscription: settle })({
        actor,
        service: 'stripe',
        order: { companySize: '11-50', interval: 'month', quantity: 5 },
        key: 'five',
      }),
      handlePaymentEvent(deps)({ ...event, subscriptionId, cardChangeId: card.id }),
    ])

    expect(log).toHaveLength(4)
    expect([log.slice(0, 2), log.slice(2)]).toEqual(
      expect.arrayContaining([
        ['change begins', 'change ends'],
        ['event begins', 'event ends'],
      ]),
    )
  })
})
