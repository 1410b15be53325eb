import { sqlMigration } from './migration.ts'

/** Published tables of exchange rates, by their date: units of each currency for one US dollar. Nothing personal. Rule: REF-20. */
export const exchangeRateTables = sqlMigration(
  '075-exchange-rate-tables',
  `
  create table exchange_rate_tables (
    date date primary key,
    rates jsonb not null,
    etag text,
    last_modified text
  );
  `,
  `
  drop table exchange_rate_tables;
  `,
)
