import { sqlMigration } from './migration.ts'

/**
 * Team invites. One open invite per address and company; a token is stored as its hash and belongs to one invite.
 * Rule: COMP-24.
 */
export const companyInvites = sqlMigration(
  '028-company-invites',
  `
  create table company_invites (
    uuid uuid primary key,
    company_uuid uuid not null references companies (uuid) on delete cascade,
    email text not null,
    role text not null check (role in ('admin', 'recruiter', 'viewer', 'billing')),
    token_hash text not null,
    invited_by_uuid uuid references accounts (uuid) on delete set null,
    created_at timestamptz(3) not null,
    invited_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    renewal_asked_at timestamptz(3),
    accepted_at timestamptz(3),
    revoked_at timestamptz(3)
  );
  create unique index company_invites_token on company_invites (token_hash);
  create unique index company_invites_open on company_invites (company_uuid, lower(email))
    where accepted_at is null and revoked_at is null;
  create index company_invites_newest on company_invites (company_uuid, created_at desc, uuid desc)
    where accepted_at is null and revoked_at is null;
  create index company_invites_inviter on company_invites (invited_by_uuid);
  `,
  `drop table company_invites;`,
)
