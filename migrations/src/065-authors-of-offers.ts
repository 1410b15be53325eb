import { sqlMigration } from './migration.ts'

/** Who wrote a request's offer; unlike its sender this does not change when a member leaves. Rule: CONV-63. */
export const authorsOfOffers = sqlMigration(
  '065-authors-of-offers',
  `
  alter table conversations add column offered_by uuid references accounts (uuid);
  update conversations set offered_by = sender_uuid;
  create index conversations_offered_by on conversations (offered_by, created_at desc, uuid desc);
  `,
  `
  drop index conversations_offered_by;
  alter table conversations drop column offered_by;
  `,
)
