import { sqlMigration } from './migration.ts'

/** Two-step sign-in: the encrypted secret, and unused recovery codes. Rules: IDEN-37, IDEN-42. */
export const twoFactor = sqlMigration(
  '022-two-factor',
  `
  create table two_factors (
    account_uuid uuid primary key references accounts (uuid) on delete cascade,
    sealed_secret text not null,
    confirmed_at timestamptz(3),
    last_step integer
  );

  create table recovery_codes (
    account_uuid uuid not null references two_factors (account_uuid) on delete cascade,
    code_hash text not null,
    primary key (account_uuid, code_hash)
  );
  `,
  `
  drop table recovery_codes;
  drop table two_factors;
  `,
)
