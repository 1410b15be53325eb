import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes, type Webhook, type WebhookDelivery, type WebhookRepository } from '../../src/index.ts'
import { harbourWorks, hiringFixture, summitLabs, type HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A repository of webhooks in which the companies of the fixture exist. */
export interface WebhooksUnderTest {
  readonly webhooks: WebhookRepository
  close(): Promise<void>
}

const webhook = (number: number, changes: Partial<Webhook> = {}): Webhook => ({
  uuid: `01900000-0000-7000-8000-00000000aa0${number}`,
  companyUuid: harbourWorks.uuid,
  url: `https://hooks.example/${number}`,
  events: ['message.sent'],
  sealedSecret: 'sealed',
  disabledAt: null,
  failingSince: null,
  createdAt: addMinutes(TEST_NOW, number),
  ...changes,
})
const delivery = (number: number, changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  uuid: `01900000-0000-7000-8000-00000000ab0${number}`,
  webhookUuid: webhook(1).uuid,
  eventUuid: `01900000-0000-7000-8000-00000000ac0${number}`,
  type: 'message.sent',
  body: '{"type":"message.sent"}',
  status: 'pending',
  attempts: 0,
  createdAt: addMinutes(TEST_NOW, number),
  nextAttemptAt: addMinutes(TEST_NOW, number),
  lastAttemptAt: null,
  answerStatus: null,
  answer: null,
  ...changes,
})

/** Contract of every repository of webhooks. */
export function webhooksContract(name: string, create: (world: HiringFixture) => Promise<WebhooksUnderTest>): void {
  describe(`${name} as a repository of webhooks`, () => {
    let webhooks: WebhookRepository
    let close: () => Promise<void>
    beforeEach(async () => {
      ;({ close, webhooks } = await create(hiringFixture))
      await webhooks.add(webhook(1))
    })
    afterEach(() => close())

    // NOTE-27
    it('stores the webhooks of a company, and what changes of them', async () => {
      await webhooks.add(webhook(2, { companyUuid: summitLabs.uuid }))
      await webhooks.add(webhook(3))
      expect(await webhooks.list(harbourWorks.uuid)).toEqual([webhook(1), webhook(3)])
      const changed = webhook(3, {
        events: ['invoice.paid', 'message.sent'],
        disabledAt: TEST_NOW,
        failingSince: TEST_NOW,
      })
      await webhooks.save(changed)
      expect(await webhooks.find(changed.uuid)).toEqual(changed)
      expect(await webhooks.find(webhook(9).uuid)).toBeNull()
    })

    // NOTE-29
    it('stores one delivery of an event for a webhook, and any number of pings', async () => {
      expect(await webhooks.addDelivery(delivery(1))).toBe('added')
      expect(await webhooks.addDelivery({ ...delivery(2), eventUuid: delivery(1).eventUuid })).toBe('known')
      for (const number of [3, 4])
        expect(await webhooks.addDelivery(delivery(number, { eventUuid: null, type: 'ping' }))).toBe('added')
      const sent = delivery(1, {
        status: 'delivered',
        attempts: 1,
        nextAttemptAt: null,
        lastAttemptAt: TEST_NOW,
        answerStatus: 204,
        answer: 'fine',
      })
      await webhooks.saveDelivery(sent)
      expect(await webhooks.findDelivery(sent.uuid)).toEqual(sent)
    })

    // NOTE-30
    it('lists deliveries in pages, the newest first, and removes them with their webhook', async () => {
      for (const number of [1, 2, 3]) await webhooks.addDelivery(delivery(number))
      const first = await webhooks.listDeliveries(webhook(1).uuid, { cursor: null, limit: 2 })
      const rest = await webhooks.listDeliveries(webhook(1).uuid, { cursor: first.nextCursor, limit: 2 })
      expect([...first.items, ...rest.items]).toEqual([delivery(3), delivery(2), delivery(1)])
      expect(rest.nextCursor).toBeNull()
      await webhooks.remove(webhook(1).uuid)
      expect([await webhooks.find(webhook(1).uuid), await webhooks.findDelivery(delivery(1).uuid)]).toEqual([
        null,
        null,
      ])
      expect(await webhooks.addDelivery(delivery(4))).toBe('gone')
    })

    // NOTE-29
    it('gives a due delivery to one taker, until the end of its time', async () => {
      for (const number of [1, 2, 3]) await webhooks.addDelivery(delivery(number))
      const now = addMinutes(TEST_NOW, 2)
      const until = addMinutes(TEST_NOW, 4)
      expect((await webhooks.claimDue({ now, until, limit: 1 })).map(({ uuid }) => uuid)).toEqual([delivery(1).uuid])
      expect(await webhooks.claimDue({ now, until, limit: 9, uuids: [delivery(3).uuid] })).toEqual([])
      const both = await Promise.all([1, 2].map(() => webhooks.claimDue({ now, until, limit: 9 })))
      expect(both.flat().map(({ uuid }) => uuid)).toEqual([delivery(2).uuid])
      const later = await webhooks.claimDue({ now: until, until: addMinutes(until, 2), limit: 9 })
      expect(later.map(({ uuid }) => uuid).toSorted()).toEqual([1, 2, 3].map((number) => delivery(number).uuid))
    })
  })
}
