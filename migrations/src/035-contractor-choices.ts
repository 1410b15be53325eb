import { sqlMigration } from './migration.ts'

/** Contractors' visibility, companies that they hide from, and vetting results. Rules: PROF-23, PROF-24, PROF-30. */
export const contractorChoices = sqlMigration(
  '035-contractor-choices',
  `
  alter table contractor_profiles
    add column availability_told integer not null default 0 check (availability_told in (0, 30, 60, 120)),
    add column vetting_reasons text[] not null default '{}',
    add column vetting_message text,
    add column resubmitted_at timestamptz(3)[] not null default '{}';
  create index contractor_profiles_unconfirmed on contractor_profiles (availability_confirmed_at)
    where vetting_status = 'approved' and not paused and availability_told < 120;

  create table hidden_companies (
    uuid uuid primary key,
    contractor_uuid uuid not null references accounts (uuid) on delete cascade,
    name text not null,
    name_key text not null,
    domain text,
    created_at timestamptz(3) not null
  );
  create unique index hidden_companies_once on hidden_companies (contractor_uuid, name_key);
  create index hidden_companies_name on hidden_companies (name_key);
  create index hidden_companies_domain on hidden_companies (domain) where domain is not null;
  `,
  `
  drop table hidden_companies;
  drop index contractor_profiles_unconfirmed;
  alter table contractor_profiles
    drop column availability_told, drop column vetting_reasons, drop column vetting_message, drop column resubmitted_at;
  `,
)
