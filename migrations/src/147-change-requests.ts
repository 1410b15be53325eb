import { sqlMigration } from './migration.ts'

/** What payment providers are asked for, before they are asked, and how often a subscription was brought up to date. Rules: BILL-14, BILL-32. */
export const changeRequests = sqlMigration(
  '147-change-requests',
  `
  create table change_requests (
    uuid uuid primary key,
    company_uuid uuid not null references companies (uuid) on delete cascade,
    service text not null,
    subscription_id text not null,
    change jsonb not null,
    key text not null unique,
    actor_uuid uuid,
    status text not null check (status in ('requested', 'done', 'refused')),
    asked_until timestamptz(3) not null,
    is_unanswered boolean not null,
    problem text,
    requested_at timestamptz(3) not null,
    settled_at timestamptz(3)
  );
  create unique index change_requests_open on change_requests (company_uuid) where status = 'requested';
  create index change_requests_company on change_requests (company_uuid);
  create table subscription_versions (
    company_uuid uuid primary key references companies (uuid) on delete cascade,
    version integer not null
  );
  `,
  `
  drop table subscription_versions;
  drop table change_requests;
  `,
)
