import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DependencyUnavailable, type ExchangeRateSource, UnusableRates } from '../../src/index.ts'

/** A source, and what its provider answers from now on. */
export interface ExchangeRateSourceUnderTest {
  readonly source: ExchangeRateSource
  /** Publishes a table: units of each currency for one US dollar. */
  publish(date: string, rates: Readonly<Record<string, number>>): void
  /** Publishes something that is no table. */
  publishNonsense(): void
  goAway(): void
  close(): Promise<void>
}

/** Contract of every source of exchange rates. */
export function exchangeRateSourceContract(name: string, create: () => Promise<ExchangeRateSourceUnderTest>): void {
  describe(`${name} as a source of exchange rates`, () => {
    let under: ExchangeRateSourceUnderTest
    beforeEach(async () => {
      under = await create()
      under.publish('2026-11-20', { aud: 1.52, zar: 18.34, eur: 0.86 })
    })
    afterEach(() => under.close())

    // REF-20
    it('has units of each currency for one US dollar, and the date', async () => {
      const published = await under.source.fetch(null)
      expect(published?.table).toMatchObject({ date: '2026-11-20', base: 'usd' })
      expect(published?.table.rates['usd']).toBe(1)
      expect(published?.table.rates['zar']).toBeCloseTo(18.34, 6)
      expect(published?.table.rates['aud']).toBeCloseTo(1.52, 6)
      expect(published?.table.rates['eur']).toBeCloseTo(0.86, 6)
      expect(published?.table.rates['xyz']).toBeUndefined()
    })

    // REF-20
    it('has nothing new until another table is published', async () => {
      const known = await under.source.fetch(null)
      expect(await under.source.fetch(known)).toBeNull()
      under.publish('2026-11-23', { aud: 1.5, zar: 18 })
      expect((await under.source.fetch(known))?.table.date).toBe('2026-11-23')
    })

    // REF-20
    it('refuses what is no table, and reports an absence', async () => {
      under.publishNonsense()
      await expect(under.source.fetch(null)).rejects.toBeInstanceOf(UnusableRates)
      under.goAway()
      await expect(under.source.fetch(null)).rejects.toBeInstanceOf(DependencyUnavailable)
    })
  })
}
