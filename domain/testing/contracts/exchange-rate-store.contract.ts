import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ExchangeRateStore } from '../../src/index.ts'
import { publishedRates } from '../fakes/exchange-rates.ts'

export interface ExchangeRateStoreUnderTest {
  readonly store: ExchangeRateStore
  close(): Promise<void>
}

/** Contract of every store of exchange rates. */
export function exchangeRateStoreContract(name: string, create: () => Promise<ExchangeRateStoreUnderTest>): void {
  describe(`${name} as a store of exchange rates`, () => {
    let under: ExchangeRateStoreUnderTest
    beforeEach(async () => {
      under = await create()
    })
    afterEach(() => under.close())

    // REF-20
    it('has none at first, then the one with the latest date', async () => {
      expect(await under.store.latest()).toBeNull()
      const [thursday, friday] = [publishedRates('2026-11-19'), publishedRates('2026-11-20', { jpy: 153.612345 })]
      await under.store.save(friday)
      await under.store.save(thursday)
      expect(await under.store.latest()).toEqual(friday)
    })

    // REF-20
    it('replaces a table of the same date', async () => {
      await under.store.save(publishedRates('2026-11-20'))
      const corrected = {
        ...publishedRates('2026-11-20', { zar: 18.5 }),
        etag: null,
        lastModified: 'Fri, 20 Nov 2026 14:56:00 GMT',
      }
      await Promise.all([under.store.save(corrected), under.store.save(corrected)])
      expect(await under.store.latest()).toEqual(corrected)
    })
  })
}
