import type { ExchangeRateTable } from '@guildhall/domain/reference'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'

/** The day's exchange rates, which are part of the session. */
export const ratesFromWire = (
  session: Pick<CurrentSessionWire, 'exchangeRates' | 'exchangeRatesDate' | 'exchangeRatesStale'>,
): ExchangeRateTable => ({
  date: session.exchangeRatesDate,
  base: 'usd',
  rates: session.exchangeRates,
  isStale: session.exchangeRatesStale,
})
