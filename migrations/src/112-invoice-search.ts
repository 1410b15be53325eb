import { sqlMigration } from './migration.ts'

/** Operators find invoices of all companies, and read what the payment provider said of a subscription. Rule: MOD-48. */
export const invoiceSearch = sqlMigration(
  '112-invoice-search',
  `
  create index invoices_words on invoices using gin (fold_text(number || ' ' || (customer ->> 'name')) gin_trgm_ops);
  create index invoices_newest_of_all on invoices (issued_at desc, uuid desc);
  create index payment_events_subscription on payment_events (service, subscription_id, created_at desc);
  `,
  `
  drop index payment_events_subscription;
  drop index invoices_newest_of_all;
  drop index invoices_words;
  `,
)
