import { sqlMigration } from './migration.ts'

/** Accounts, companies, sessions, and limits on sign-in. Rules: IDEN-1, IDEN-10, COMP-6, PLAN-10. */
export const companiesAndAccounts = sqlMigration(
  '002-companies-and-accounts',
  `
  create table companies (
    uuid uuid primary key,
    name text not null,
    website text,
    email text,
    mobile text,
    image text,
    employee_count text not null check (employee_count in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')),
    seats integer not null check (seats >= 0),
    billed_annually boolean not null,
    account_type text not null check (account_type in ('trial', 'paid')),
    trial_ends_at timestamptz(3),
    free_contacts_used integer not null check (free_contacts_used >= 0),
    subscription_status text not null
      check (subscription_status in ('none', 'active', 'past_due', 'cancelled', 'suspended')),
    paid_until timestamptz(3),
    invoice_pending boolean not null,
    country_code text,
    verification text not null check (verification in ('unverified', 'domain_verified', 'verified')),
    created_at timestamptz(3) not null
  );

  create table accounts (
    uuid uuid primary key,
    user_type text not null check (user_type in ('contractor', 'employer')),
    email text not null,
    first_name text not null,
    last_name text not null,
    mobile text,
    password_hash text not null,
    email_verified_at timestamptz(3),
    first_login_at timestamptz(3),
    just_verified boolean not null,
    sign_up_step text not null check (sign_up_step in ('verify_email', 'subscription', 'billing', 'payment', 'complete')),
    company_uuid uuid references companies (uuid),
    profile_image text,
    suspended_at timestamptz(3),
    created_at timestamptz(3) not null,
    check (user_type = 'employer' or company_uuid is null)
  );
  create unique index accounts_email on accounts (lower(email));
  create index accounts_company on accounts (company_uuid) where company_uuid is not null;
  create index accounts_unverified on accounts (created_at) where email_verified_at is null;

  create table company_members (
    account_uuid uuid primary key references accounts (uuid) on delete cascade,
    company_uuid uuid not null references companies (uuid) on delete cascade,
    role text not null check (role in ('admin', 'recruiter', 'viewer', 'billing')),
    created_at timestamptz(3) not null default now()
  );
  create index company_members_team on company_members (company_uuid, created_at, account_uuid);

  create table sessions (
    uuid uuid primary key,
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    token_hash text not null unique,
    user_agent text not null,
    address text not null,
    created_at timestamptz(3) not null,
    last_seen_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  );
  create index sessions_account on sessions (account_uuid, last_seen_at desc);
  create index sessions_expiry on sessions (expires_at);

  create table verification_mails (
    id bigint generated always as identity primary key,
    email text not null,
    sent_at timestamptz(3) not null
  );
  create index verification_mails_email on verification_mails (email, sent_at desc);
  create index verification_mails_age on verification_mails (sent_at);

  create table login_failures (
    id bigint generated always as identity primary key,
    email text not null,
    address text not null,
    failed_at timestamptz(3) not null
  );
  create index login_failures_pair on login_failures (email, address, failed_at desc);
  create index login_failures_age on login_failures (failed_at);
  `,
  `
  drop table login_failures;
  drop table verification_mails;
  drop table sessions;
  drop table company_members;
  drop table accounts;
  drop table companies;
  `,
)
