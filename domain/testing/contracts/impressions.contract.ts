import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, startOfSearchDay } from '../../src/index.ts'
import type { Impression, ImpressionLog } from '../../src/index.ts'
import { erik, hiringFixture, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

export interface ImpressionsUnderTest {
  readonly impressions: ImpressionLog
  close(): Promise<void>
}

const uuid = (number: number): string => `01900000-0000-7000-8000-0000000005${number.toString(16).padStart(2, '0')}`
const today = startOfSearchDay(TEST_NOW)
const yesterday = addDays(today, -1)

const seen = (changes: Partial<Impression> = {}): Impression => ({
  kind: 'appeared',
  historyUuid: uuid(1),
  candidateUuids: [thandi.uuid],
  day: today,
  ...changes,
})

/** Contract of every impression log. `create` makes an empty one that knows the accounts of the fixture. */
export function impressionsContract(
  name: string,
  create: (world: HiringFixture) => Promise<ImpressionsUnderTest>,
): void {
  describe(`${name} as an impression log`, () => {
    let store: ImpressionsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    const addAll = async (...impressions: readonly Impression[]): Promise<void> => {
      for (const sighting of impressions) await store.impressions.add(sighting)
    }

    it('counts a contractor’s searches by day, oldest first, and nobody else’s', async () => {
      await addAll(
        seen({ candidateUuids: [sipho.uuid, thandi.uuid] }),
        seen({ historyUuid: uuid(2) }),
        seen({ historyUuid: uuid(2), kind: 'opened' }),
        seen({ historyUuid: uuid(3), day: yesterday }),
      )
      expect(await store.impressions.countByDay(thandi.uuid, addDays(today, -5))).toEqual([
        { day: yesterday, appeared: 1, opened: 0 },
        { day: today, appeared: 2, opened: 1 },
      ])
      expect(await store.impressions.countByDay(sipho.uuid, yesterday)).toEqual([
        { day: today, appeared: 1, opened: 0 },
      ])
    })

    it('counts from a day on, including it', async () => {
      await addAll(seen({ day: yesterday }), seen())
      expect(await store.impressions.countByDay(thandi.uuid, today)).toHaveLength(1)
      expect(await store.impressions.countByDay(thandi.uuid, yesterday)).toHaveLength(2)
    })

    it('counts a search once a day, also for repeated and concurrent additions', async () => {
      const both = [thandi.uuid, sipho.uuid]
      await Promise.all([both, both.toReversed(), both].map((candidateUuids) => addAll(seen({ candidateUuids }))))
      await addAll(seen({ kind: 'opened' }), seen({ kind: 'opened' }))
      expect(await store.impressions.countByDay(thandi.uuid, today)).toEqual([{ day: today, appeared: 1, opened: 1 }])
    })

    it('ignores people who are not contractors, and accepts a search without results', async () => {
      await addAll(seen({ candidateUuids: [erik.uuid, uuid(99)] }), seen({ candidateUuids: [] }))
      expect(await store.impressions.countByDay(erik.uuid, today)).toEqual([])
      expect(await store.impressions.findFirstDay()).toBeNull()
    })

    it.each([{ paused: true }, { vettingStatus: 'pending' as const }])('passes over whoever is %o', async (changes) => {
      await store.close()
      const profiles = hiringFixture.profiles.map((one) => (one.uuid === thandi.uuid ? { ...one, ...changes } : one))
      store = await create({ ...hiringFixture, profiles })
      await addAll(seen({ candidateUuids: [thandi.uuid, sipho.uuid] }))
      expect(await store.impressions.countByDay(thandi.uuid, today)).toEqual([])
      expect(await store.impressions.countByDay(sipho.uuid, today)).toHaveLength(1)
    })

    it('finds the first day with impressions', async () => {
      await addAll(seen(), seen({ candidateUuids: [sipho.uuid], day: yesterday }))
      expect(await store.impressions.findFirstDay()).toEqual(yesterday)
    })
  })
}
