/** A day's exchange rates. `rates` holds units of a currency (lowercase code) for one unit of the base. Rule: REF-14. */
export interface ExchangeRateTable {
  /** YYYY-MM-DD */
  readonly date: string
  readonly base: 'usd'
  readonly rates: Readonly<Record<string, number>>
}

/** Provides the exchange rates of the day. */
export interface ExchangeRates {
  current(): Promise<ExchangeRateTable>
}
