import { sqlMigration } from './migration.ts'

/**
 * What operators steer by. A profile has only its last vetting status, so each change is kept from now on; profiles that wait already have been
 * pending since their last change. Ids remain after an account is erased: its row does, too. The indexes have all columns that are counted; requests
 * come in the order of time, so that a small one finds their weeks.
 * Rules: MOD-70, MOD-71.
 */
export const numbers = sqlMigration(
  '120-numbers',
  `
  create table vetting_changes (
    uuid uuid primary key,
    contractor_uuid uuid not null,
    from_status text not null,
    to_status text not null,
    at timestamptz(3) not null
  );
  create index vetting_changes_of_contractor on vetting_changes (contractor_uuid, at) include (from_status, to_status);
  insert into vetting_changes
  select gen_random_uuid(), uuid, 'incomplete', 'pending', updated_at from contractor_profiles where vetting_status = 'pending';

  create index accounts_signed_up on accounts (sign_up_completed_at) include (user_type) where sign_up_completed_at is not null;
  create index conversations_sent on conversations using brin (created_at) with (pages_per_range = 32);
  create index invoices_paid on invoices (paid_at) include (company_uuid, kind, currency, net_minor) where status = 'paid';
  `,
  `
  drop index invoices_paid;
  drop index conversations_sent;
  drop index accounts_signed_up;
  drop table vetting_changes;
  `,
)
