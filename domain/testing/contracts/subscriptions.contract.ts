import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DueWork, Subscription, SubscriptionRepository } from '../../src/index.ts'
import { anInvoicedSubscription } from '../builders/billing-fixture.ts'
import { harbourWorks, hiringFixture, type HiringFixture } from '../builders/hiring-fixture.ts'

/** A repository in which the companies of the fixture exist, and no subscription. */
export interface SubscriptionsUnderTest {
  readonly subscriptions: SubscriptionRepository
  close(): Promise<void>
}

const WORKS = ['end', 'past-due', 'renewal', 'renewal-notice', 'suspension'] as const satisfies readonly DueWork[]
const at = (time: string) => new Date(`${time}Z`)
const card = { method: 'card', service: 'stripe', customerId: 'cus_1', subscriptionId: 'sub_1' } as const
const late = { status: 'past_due', pastDueSince: at('2026-04-01T00:00:00.000') } as const

/** Its period is March 2026. */
const cases: readonly (readonly [string, string, Partial<Subscription>, readonly DueWork[]])[] = [
  ['by invoice, before the last 14 days', '2026-03-17T23:59:59.999', {}, []],
  ['by invoice, in the last 14 days', '2026-03-18T00:00:00.000', {}, ['renewal']],
  ['by invoice, at the end', '2026-04-01T00:00:00.000', {}, ['past-due', 'renewal']],
  ['by invoice, past due', '2026-04-14T23:59:59.999', late, ['renewal']],
  ['by invoice, past due for 14 days', '2026-04-15T00:00:00.000', late, ['renewal', 'suspension']],
  ['by invoice, suspended', '2026-04-15T00:00:00.000', { ...late, status: 'suspended' }, []],
  ['by invoice, cancelled, before the end', '2026-03-31T23:59:59.999', { status: 'cancelled' }, []],
  ['by invoice, cancelled, at the end', '2026-04-01T00:00:00.000', { status: 'cancelled' }, ['end']],
  ['by invoice, without a period', '2026-04-01T00:00:00.000', { period: null }, []],
  ['that has ended', '2026-04-01T00:00:00.000', { status: 'cancelled', endedAt: at('2026-03-20T00:00:00.000') }, []],
  ['by card, before the last week', '2026-03-24T23:59:59.999', card, []],
  ['by card, in the last week', '2026-03-25T00:00:00.000', card, ['renewal-notice']],
  ['by card, told of', '2026-03-25T00:00:00.000', { ...card, renewalNotifiedFor: at('2026-04-01T00:00:00.000') }, []],
  ['by card, at the end', '2026-04-01T00:00:00.000', card, []],
  ['by card, cancelled', '2026-04-01T00:00:00.000', { ...card, status: 'cancelled' }, []],
  ['by card, past due for 14 days', '2026-04-15T00:00:00.000', { ...card, ...late }, ['suspension']],
]

/** Contract of every repository of subscriptions. */
export function subscriptionsContract(
  name: string,
  create: (world: HiringFixture) => Promise<SubscriptionsUnderTest>,
): void {
  describe(`${name} as a repository of subscriptions`, () => {
    let store: SubscriptionsUnderTest

    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    // BILL-38, BILL-39
    it.each(cases)('lists what is due for one %s', async (_, time, changes, expected) => {
      const { subscriptions } = store
      await subscriptions.add(anInvoicedSubscription({ companyUuid: harbourWorks.uuid, ...changes }))
      const due: DueWork[] = []
      for (const work of WORKS) {
        const listed = await subscriptions.listDue(work, at(time), 10)
        if (listed.includes(harbourWorks.uuid)) due.push(work)
      }
      expect(due).toEqual(expected)
    })
  })
}
