import { sqlMigration } from './migration.ts'

/** Whether the welcome of the first login was seen, on any device. Rule: ONB-28. */
export const welcome = sqlMigration(
  '070-welcome',
  `
  alter table accounts add column profile_just_verified boolean not null default false;
  update accounts set profile_just_verified = just_verified;
  `,
  `
  alter table accounts drop column profile_just_verified;
  `,
)
