import { describe, expect, it } from 'vitest'
import { fakeClock, fakeWorkSchedule, TEST_NOW } from '../../../testing/index.ts'
import { addDays } from '../../shared/index.ts'
import { followExchangeRates } from './follow-exchange-rates.ts'
import { REPAIR_INDEX } from './work-names.ts'

const repair = { name: REPAIR_INDEX, cron: null, startedAt: null, endedAt: null, error: null, nextRunAt: null }
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
const setUp = (date: string | null) => {
  const workSchedule = fakeWorkSchedule(repair)
  const follow = followExchangeRates({
    clock: fakeClock(TEST_NOW),
    exchangeRateSource: {
      fetch: async () =>
        date === null ? null : { table: { date, base: 'usd', rates: { zar: 18.34 } }, etag: null, lastModified: null },
    },
    exchangeRateStore: { latest: async () => null, save: async () => undefined },
    workSchedule,
  })
  // A repair that was asked for already is not asked for again.
  return { follow, isRepairAsked: async () => (await workSchedule.start(REPAIR_INDEX)) === 'running' }
}

// REF-20, SRCH-12, MOD-66
describe('exchange rates', () => {
  it('start a repair of the index with a new table', async () => {
    const { follow, isRepairAsked } = setUp(dayOf(TEST_NOW))
    expect(await follow()).toEqual({ ok: true, value: dayOf(TEST_NOW) })
    expect(await isRepairAsked()).toBe(true)
  })

  it('start none without a new table, or with one that is refused', async () => {
    for (const date of [null, dayOf(addDays(TEST_NOW, 3))]) {
      const { follow, isRepairAsked } = setUp(date)
      await follow()
      expect(await isRepairAsked()).toBe(false)
    }
  })
})
