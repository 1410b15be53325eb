import { sqlMigration } from './migration.ts'

/**
 * Billing details, and when a company's trial started, which remains even if the trial was removed: each company gets one.
 * Rules: PLAN-20, PLAN-21.
 */
export const planChoice = sqlMigration(
  '023-plan-choice',
  `
  alter table companies add column trial_started_at timestamptz(3);
  update companies set trial_started_at = trial_ends_at - interval '14 days' where trial_ends_at is not null;

  create table billing_details (
    company_uuid uuid primary key references companies (uuid) on delete cascade,
    company_name text not null,
    vat_number text,
    company_registration_number text,
    email_address text not null,
    contact_number text,
    physical_address text,
    street_number text,
    route text not null,
    city text not null,
    province text,
    country text not null,
    postal_code text
  );
  `,
  `
  drop table billing_details;
  alter table companies drop column trial_started_at;
  `,
)
