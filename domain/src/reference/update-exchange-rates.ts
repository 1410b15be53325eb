import { addDays, err, ok } from '../shared/index.ts'
import type { Clock, Result } from '../shared/index.ts'
import type { ExchangeRateSource, ExchangeRateStore } from './exchange-rate-source.port.ts'

export interface UpdateExchangeRatesDeps {
  readonly exchangeRateSource: ExchangeRateSource
  readonly exchangeRateStore: ExchangeRateStore
  readonly clock: Clock
}

/** 'dated-in-future': the table would stand for days after newer ones, so it is not kept. */
export type UpdateExchangeRatesProblem = 'dated-in-future'

/**
 * Fetches the table of the day and keeps it; the last good one stands until then. On days without a new table, such as weekends, nothing
 * changes. Returns the date of a table that is new. Rule: REF-20.
 */
export const updateExchangeRates =
  ({ clock, exchangeRateSource, exchangeRateStore }: UpdateExchangeRatesDeps) =>
  async (): Promise<Result<string | null, UpdateExchangeRatesProblem>> => {
    const published = await exchangeRateSource.fetch(await exchangeRateStore.latest())
    if (published === null) return ok(null)
    // A day's grace: the source may be ahead of UTC.
    if (Date.parse(published.table.date) > addDays(clock.now(), 1).getTime()) return err('dated-in-future')
    await exchangeRateStore.save(published)
    return ok(published.table.date)
  }
