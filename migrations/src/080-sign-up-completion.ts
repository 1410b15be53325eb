import { sqlMigration } from './migration.ts'

/** Where a person came from, kept with the account, and when the sign-up was completed: at the first verified login. Rules: ONB-7, ANA-5. */
export const signUpCompletion = sqlMigration(
  '080-sign-up-completion',
  `
  alter table accounts
    add column attribution jsonb not null default '{}',
    add column sign_up_completed_at timestamptz(3);
  update accounts set sign_up_completed_at = coalesce(first_login_at, email_verified_at)
  where email_verified_at is not null and (first_login_at is not null or not just_verified);
  `,
  `
  alter table accounts drop column attribution, drop column sign_up_completed_at;
  `,
)
