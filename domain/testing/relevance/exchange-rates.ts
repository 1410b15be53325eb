import type { ExchangeRateTable } from '../../src/index.ts'

/** The rates of the set: USD 50 is exactly AUD 76 and ZAR 917; USD 60,000 is exactly AUD 91,200 and ZAR 1,100,400. */
export const relevanceRates: ExchangeRateTable = {
  date: '2026-03-02',
  base: 'usd',
  rates: { usd: 1, aud: 1.52, zar: 18.34 },
}
