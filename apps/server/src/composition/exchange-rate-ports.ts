import { join } from 'node:path'
import {
  createBundledExchangeRates,
  createDailyReferenceRates,
  createExchangeRatesFile,
  createStoredExchangeRates,
} from '@guildhall/exchange-rates'
import { createExchangeRateStore } from '@guildhall/postgres'
import type { Ports } from './ports.ts'
import type { Resources } from './resources.ts'

/** The file of exchange rates is asked for by every start of a page. */
const RATES_TRUSTED_MS = 1_000

/** The daily table only with its address; the bundled one stands until then. Rules: REF-16, REF-20. */
export function createExchangeRatePorts({
  database,
  dataDir,
  exchangeRatesUrl,
}: Pick<Resources, 'database' | 'dataDir' | 'exchangeRatesUrl'>): Pick<
  Ports,
  'exchangeRates' | 'exchangeRateSource' | 'exchangeRateStore'
> {
  const exchangeRateStore = createExchangeRateStore(database.knex)
  const bundled = createBundledExchangeRates()
  const otherwise = exchangeRatesUrl === null ? bundled : createStoredExchangeRates(exchangeRateStore, bundled)
  return {
    exchangeRateStore,
    exchangeRateSource:
      exchangeRatesUrl === null ? { fetch: async () => null } : createDailyReferenceRates({ url: exchangeRatesUrl }),
    exchangeRates: createExchangeRatesFile(join(dataDir, 'exchange-rates.json'), {
      otherwise,
      trustedFor: RATES_TRUSTED_MS,
    }),
  }
}
