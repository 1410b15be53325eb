import type { ExchangeRateTable } from './exchange-rates.port.ts'

/** A table as its source published it, with what tells the source which one is known. Rule: REF-20. */
export interface PublishedRates {
  readonly table: ExchangeRateTable
  /** The headers `ETag` and `Last-Modified` of the answer; null if it had none. */
  readonly etag: string | null
  readonly lastModified: string | null
}

/** Publishes a table of exchange rates every working day. */
export interface ExchangeRateSource {
  /**
   * The newest table; null if it is still the known one, or if there is no source. Throws `DependencyUnavailable` if the source does not
   * answer, and `UnusableRates` if its answer is no table with all rates that the product needs.
   */
  fetch(known: PublishedRates | null): Promise<PublishedRates | null>
}

/** An answer of a source that is no table; the message is for operators. */
export class UnusableRates extends Error {
  override readonly name = 'UnusableRates'
}

/** Keeps published tables by their date. */
export interface ExchangeRateStore {
  /** The table with the latest date; null before the first one. */
  latest(): Promise<PublishedRates | null>
  /** Adds a table, or replaces that of the same date. */
  save(published: PublishedRates): Promise<void>
}
