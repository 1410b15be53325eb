import { sqlMigration } from './migration.ts'

/** The open invoice that is due first, for the rights and the screens of its company. Rule: PLAN-22. */
export const waitingInvoices = sqlMigration(
  '055-waiting-invoices',
  `
  alter table companies add column waiting_invoice_number text;
  alter table companies add column waiting_invoice_due_at timestamptz;
  update companies set waiting_invoice_number = i.number, waiting_invoice_due_at = i.due_at
  from (select distinct on (company_uuid) company_uuid, number, due_at from invoices where status = 'open' order by company_uuid, due_at) i
  where i.company_uuid = companies.uuid;
  `,
  `
  alter table companies drop column waiting_invoice_due_at;
  alter table companies drop column waiting_invoice_number;
  `,
)
