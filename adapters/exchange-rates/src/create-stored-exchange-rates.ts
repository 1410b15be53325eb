import type { ExchangeRates, ExchangeRateStore } from '@guildhall/domain/reference'

/** The newest table that was fetched; before the first one, or while all are older than it, `otherwise` stands. Rule: REF-20. */
export const createStoredExchangeRates = (
  store: Pick<ExchangeRateStore, 'latest'>,
  otherwise: ExchangeRates,
): ExchangeRates => ({
  current: async () => {
    const [latest, other] = await Promise.all([store.latest(), otherwise.current()])
    return latest !== null && latest.table.date >= other.date ? latest.table : other
  },
})
