import type { ExchangeRateSource, ExchangeRateStore, PublishedRates } from '../../src/index.ts'

/** A published table of this date. */
export const publishedRates = (date: string, rates: Readonly<Record<string, number>> = {}): PublishedRates => ({
  table: { date, base: 'usd', rates: { usd: 1, zar: 18.34, aud: 1.52, ...rates } },
  etag: `"${date}"`,
  lastModified: null,
})

/** A source in memory. `knownAtFetch` are the tables that were known at each fetch. */
export const fakeExchangeRateSource = () => {
  let newest: PublishedRates | null = null
  let failure: Error | null = null
  const knownAtFetch: (PublishedRates | null)[] = []
  return {
    knownAtFetch,
    publish: (published: PublishedRates): void => {
      newest = published
      failure = null
    },
    fail: (error: Error): void => {
      failure = error
    },
    fetch: async (known) => {
      knownAtFetch.push(known)
      if (failure !== null) throw failure
      return known !== null && known.etag === newest?.etag ? null : newest
    },
  } satisfies ExchangeRateSource & Readonly<Record<string, unknown>>
}

/** The published tables in memory. */
export const fakeExchangeRateStore = (): ExchangeRateStore => {
  const byDate = new Map<string, PublishedRates>()
  return {
    latest: async () => byDate.get([...byDate.keys()].toSorted().at(-1) ?? '') ?? null,
    save: async (published) => {
      byDate.set(published.table.date, published)
    },
  }
}
