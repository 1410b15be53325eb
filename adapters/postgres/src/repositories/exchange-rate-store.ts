import type { ExchangeRateStore } from '@guildhall/domain/reference'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

interface Row {
  /** As text: a date has no time zone. */
  readonly date: string
  readonly rates: Readonly<Record<string, number>>
  readonly etag: string | null
  readonly lastModified: string | null
}

/** Published tables of exchange rates in `exchange_rate_tables`. Rule: REF-20. */
export const createExchangeRateStore = (knex: Knex): ExchangeRateStore => ({
  latest: async () => {
    const [row] = await selectRows<Row>(
      knex,
      `select to_char(date, 'YYYY-MM-DD') as date, rates, etag, last_modified
       from exchange_rate_tables order by exchange_rate_tables.date desc limit 1`,
      {},
    )
    if (row === undefined) return null
    const { date, etag, lastModified, rates } = row
    return { table: { date, base: 'usd', rates }, etag, lastModified }
  },
  save: async ({ etag, lastModified, table }) => {
    await selectRows(
      knex,
      `insert into exchange_rate_tables (date, rates, etag, last_modified) values (:date, :rates, :etag, :lastModified)
       on conflict (date) do update set rates = excluded.rates, etag = excluded.etag, last_modified = excluded.last_modified`,
      { date: table.date, rates: JSON.stringify(table.rates), etag, lastModified },
    )
  },
})
