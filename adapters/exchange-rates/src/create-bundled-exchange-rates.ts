import type { ExchangeRates } from '@guildhall/domain/reference'
import { bundledTable } from './bundled-table.ts'

/** The table shipped with the product, with its date: after a week the domain considers it outdated. Rules: REF-15, REF-16. */
export const createBundledExchangeRates = (): ExchangeRates => ({
  current: () => Promise.resolve(bundledTable),
})
