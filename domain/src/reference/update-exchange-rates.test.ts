import { describe, expect, it } from 'vitest'
import { fakeClock, fakeExchangeRateSource, fakeExchangeRateStore, publishedRates } from '../../testing/index.ts'
import { DependencyUnavailable } from '../shared/index.ts'
import { UnusableRates } from './exchange-rate-source.port.ts'
import { updateExchangeRates } from './update-exchange-rates.ts'

const sunday = new Date('2026-11-22T15:10:00Z')
const setUp = () => {
  const exchangeRateSource = fakeExchangeRateSource()
  const exchangeRateStore = fakeExchangeRateStore()
  const update = updateExchangeRates({ clock: fakeClock(sunday), exchangeRateSource, exchangeRateStore })
  return { exchangeRateSource, exchangeRateStore, update }
}

describe('updating the exchange rates', () => {
  // REF-20
  it('keeps a table once, also one that is from before the weekend', async () => {
    const { exchangeRateSource, exchangeRateStore, update } = setUp()
    const friday = publishedRates('2026-11-20')
    exchangeRateSource.publish(friday)
    expect(await update()).toEqual({ ok: true, value: '2026-11-20' })
    expect(await exchangeRateStore.latest()).toEqual(friday)
    expect(await update()).toEqual({ ok: true, value: null })
    expect(exchangeRateSource.knownAtFetch).toEqual([null, friday])
  })

  // REF-20
  it('keeps the last good table if the source fails', async () => {
    const { exchangeRateSource, exchangeRateStore, update } = setUp()
    const good = publishedRates('2026-11-19')
    await exchangeRateStore.save(good)
    for (const failure of [
      new DependencyUnavailable('exchange rates'),
      new UnusableRates('the rate of "zar" is missing'),
    ]) {
      exchangeRateSource.fail(failure)
      await expect(update()).rejects.toBe(failure)
      expect(await exchangeRateStore.latest()).toEqual(good)
    }
  })

  // REF-20
  it('does not keep a table from the future', async () => {
    const { exchangeRateSource, exchangeRateStore, update } = setUp()
    exchangeRateSource.publish(publishedRates('2027-11-20'))
    expect(await update()).toEqual({ ok: false, problem: 'dated-in-future' })
    expect(await exchangeRateStore.latest()).toBeNull()
  })

  // REF-20
  it('never goes back to an older table', async () => {
    const { exchangeRateSource, exchangeRateStore, update } = setUp()
    await exchangeRateStore.save(publishedRates('2026-11-20'))
    exchangeRateSource.publish(publishedRates('2026-11-18'))
    await update()
    expect((await exchangeRateStore.latest())?.table.date).toBe('2026-11-20')
  })
})
