import { sqlMigration } from './migration.ts'

/**
 * Subscriptions, the providers' events by id, and numbered invoices. A company has one subscription that has not
 * ended, one open invoice per purpose, one receipt per payment and one credit note per invoice, enforced by unique indexes. Rules: BILL-4, BILL-13, BILL-24, BILL-29.
 */
export const payments = sqlMigration(
  '040-payments',
  `
  create table subscriptions (
    uuid uuid primary key,
    company_uuid uuid not null references companies (uuid),
    method text not null check (method in ('card', 'invoice')),
    service text check (service in ('stripe', 'paystack')),
    customer_id text,
    subscription_id text,
    size text not null check (size in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')),
    seats integer not null check (seats >= 1),
    billed_annually boolean not null,
    next_seats integer check (next_seats >= 1),
    region text not null,
    status text not null check (status in ('incomplete', 'active', 'past_due', 'suspended', 'cancelled')),
    period_start timestamptz(3),
    period_end timestamptz(3),
    past_due_since timestamptz(3),
    anchor_day integer not null check (anchor_day between 1 and 31),
    renewal_told_for timestamptz(3),
    created_at timestamptz(3) not null,
    ended_at timestamptz(3),
    check ((period_start is null) = (period_end is null)),
    check (period_start < period_end)
  );
  create unique index subscriptions_one_running on subscriptions (company_uuid) where ended_at is null;
  create unique index subscriptions_provider on subscriptions (service, subscription_id) where subscription_id is not null;
  create index subscriptions_newest on subscriptions (company_uuid, created_at desc);
  create index subscriptions_due on subscriptions (period_end) where ended_at is null;
  create index subscriptions_past_due on subscriptions (past_due_since) where past_due_since is not null;

  create table payment_events (
    service text not null check (service in ('stripe', 'paystack')),
    id text not null,
    type text not null,
    subscription_id text,
    created_at timestamptz(3) not null,
    received_at timestamptz(3) not null,
    primary key (service, id)
  );
  create index payment_events_age on payment_events (received_at);

  create table invoice_series (
    kind text primary key check (kind in ('invoice', 'credit-note')),
    last_number bigint not null check (last_number >= 0)
  );
  insert into invoice_series (kind, last_number) values ('invoice', 0), ('credit-note', 0);

  create table invoices (
    uuid uuid primary key,
    company_uuid uuid not null references companies (uuid),
    kind text not null check (kind in ('invoice', 'credit-note')),
    number text not null unique,
    purpose text not null check (purpose in ('subscription', 'annual-upgrade', 'seats', 'renewal')),
    status text not null check (status in ('open', 'paid', 'void')),
    lines jsonb not null,
    currency text not null,
    net_minor bigint not null,
    tax_rate double precision not null check (tax_rate between 0 and 1),
    tax_name text,
    tax_minor bigint not null,
    total_minor bigint not null,
    supplier jsonb not null,
    customer jsonb not null,
    plan jsonb,
    period_start timestamptz(3),
    period_end timestamptz(3),
    issued_at timestamptz(3) not null,
    due_at timestamptz(3) not null,
    reminded_day integer,
    paid_at timestamptz(3),
    paid_by text check (paid_by in ('card', 'transfer')),
    voided_at timestamptz(3),
    credits_uuid uuid references invoices (uuid),
    payment_id text,
    check (net_minor + tax_minor = total_minor)
  );
  create unique index invoices_one_open on invoices (company_uuid, purpose) where status = 'open';
  create unique index invoices_payment on invoices (payment_id) where payment_id is not null;
  create unique index invoices_credited on invoices (credits_uuid) where credits_uuid is not null;
  create index invoices_newest on invoices (company_uuid, issued_at desc, uuid desc);
  create index invoices_due on invoices (due_at) where status = 'open';
  `,
  `
  drop table invoices;
  drop table invoice_series;
  drop table payment_events;
  drop table subscriptions;
  `,
)
