import { describe, expect, it } from 'vitest'
import type { ExchangeRates } from '../../src/index.ts'

/** Contract of everything that provides the exchange rates of the day. */
export function exchangeRatesContract(name: string, create: () => Promise<ExchangeRates>): void {
  describe(`${name} as exchange rates`, () => {
    // REF-14
    it('has a date, and positive rates by lowercase code with those that are paid in', async () => {
      const { base, date, rates } = await (await create()).current()
      expect(base).toBe('usd')
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(Object.keys(rates)).toEqual(expect.arrayContaining(['aud', 'usd', 'zar']))
      for (const [code, rate] of Object.entries(rates)) {
        expect(code).toMatch(/^[a-z]{3}$/)
        expect(rate).toBeGreaterThan(0)
      }
    })

    it('stays the same while nothing is published', async () => {
      const exchangeRates = await create()
      expect(await exchangeRates.current()).toEqual(await exchangeRates.current())
    })
  })
}
