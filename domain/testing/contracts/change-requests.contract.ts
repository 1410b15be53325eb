import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addMinutes,
  DEFAULT_PAYMENT_REGION,
  type ChangeRequest,
  type ChangeRequestRepository,
  type SubscriptionRepository,
} from '../../src/index.ts'
import { harbourWorks, hiringFixture, summitLabs, type HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** Repositories in which the companies of the fixture exist, and no request. */
export interface ChangeRequestsUnderTest {
  readonly changeRequests: ChangeRequestRepository
  readonly subscriptions: Pick<SubscriptionRepository, 'readVersion' | 'advanceVersion'>
  close(): Promise<void>
}

const uuidOf = (number: number) => `01900000-0000-7000-8000-000000000f${String(number).padStart(2, '0')}`
const requestOf = (number: number, changes: Partial<ChangeRequest> = {}): ChangeRequest => ({
  uuid: uuidOf(number),
  companyUuid: harbourWorks.uuid,
  service: 'stripe',
  subscriptionId: 'sub_1',
  change: {
    type: 'plan',
    plan: { size: '11-50', seats: 5, billedAnnually: false },
    region: DEFAULT_PAYMENT_REGION,
    at: new Date('2026-03-13T15:00:00.000Z'),
  },
  key: `change:${number}`,
  actorUuid: null,
  status: 'requested',
  askedUntil: addMinutes(TEST_NOW, 2),
  isUnanswered: false,
  problem: null,
  requestedAt: addMinutes(TEST_NOW, number),
  settledAt: null,
  ...changes,
})

/** Contract of every store of what providers are asked for. Rule: BILL-32. */
export function changeRequestsContract(
  name: string,
  create: (world: HiringFixture) => Promise<ChangeRequestsUnderTest>,
): void {
  describe(`${name} as a store of requests to providers`, () => {
    let store: ChangeRequestsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    it('finds a request by its key, as it was written and as it was settled', async () => {
      const { changeRequests } = store
      const asked = requestOf(1)
      await changeRequests.add(asked)
      expect(await changeRequests.findByKey(asked.key)).toEqual(asked)
      expect(await changeRequests.findOpen(harbourWorks.uuid)).toEqual(asked)
      const refused = {
        ...asked,
        status: 'refused',
        problem: 'declined',
        isUnanswered: true,
        settledAt: TEST_NOW,
      } as const
      await changeRequests.save(refused)
      expect(await changeRequests.findByKey(asked.key)).toEqual(refused)
      expect(await changeRequests.findOpen(harbourWorks.uuid)).toBeNull()
      expect(await changeRequests.findByKey('change:2')).toBeNull()
    })

    it('has one that is not settled for a company, and one for a key', async () => {
      const { changeRequests } = store
      await changeRequests.add(requestOf(1))
      await expect(changeRequests.add(requestOf(2))).rejects.toThrow(/not settled|change_requests_open/)
      await expect(changeRequests.add(requestOf(3, { key: 'change:1', status: 'done' }))).rejects.toThrow(
        /is known|change_requests_key/,
      )
      const other = requestOf(4, { companyUuid: summitLabs.uuid, change: { type: 'card', cardChangeId: 'page_1' } })
      await changeRequests.add(other)
      expect(await changeRequests.findOpen(summitLabs.uuid)).toEqual(other)
    })

    it('lists those that nobody waits for, the oldest first', async () => {
      const { changeRequests } = store
      const later = requestOf(2, { companyUuid: summitLabs.uuid, change: { type: 'cancelled' } })
      await changeRequests.add(later)
      await changeRequests.add(requestOf(1))
      await changeRequests.add(requestOf(3, { status: 'done', settledAt: TEST_NOW }))
      const keys = async (now: Date, limit: number) =>
        (await changeRequests.listStuck(now, limit)).map(({ key }) => key)
      expect(await keys(TEST_NOW, 10)).toEqual([])
      expect(await keys(addMinutes(TEST_NOW, 2), 10)).toEqual(['change:1', 'change:2'])
      expect(await keys(addMinutes(TEST_NOW, 2), 1)).toEqual(['change:1'])
    })

    // BILL-14
    it('counts how often a subscription was written, and refuses an older count', async () => {
      const { advanceVersion, readVersion } = store.subscriptions
      expect(await readVersion(harbourWorks.uuid)).toBe(0)
      expect(await advanceVersion(harbourWorks.uuid, 0)).toBe(true)
      expect(await advanceVersion(harbourWorks.uuid, 0)).toBe(false)
      expect(await advanceVersion(harbourWorks.uuid, 1)).toBe(true)
      expect(await readVersion(harbourWorks.uuid)).toBe(2)
      expect(await readVersion(summitLabs.uuid)).toBe(0)
    })
  })
}
