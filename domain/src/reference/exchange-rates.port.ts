/** A day's exchange rates. `rates` holds units of a currency (lowercase code) for one unit of the base. Rule: REF-14. */
export interface ExchangeRateTable {
  /** YYYY-MM-DD */
  readonly date: string
  readonly base: 'usd'
  readonly rates: Readonly<Record<string, number>>
  /** Whether the table was out of date when it was looked at; absent if nobody has. Rule: REF-15. */
  readonly isStale?: boolean
}

/** Provides the exchange rates of the day. */
export interface ExchangeRates {
  current(): Promise<ExchangeRateTable>
}
