import { sqlMigration } from './migration.ts'

/**
 * Counts of calls that several processes share, with the columns of the library that writes them. Not logged: after a crash all counts begin
 * again. Rule: API-13.
 */
export const rateLimits = sqlMigration(
  '099-rate-limits',
  `
  create unlogged table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  );
  create index rate_limits_expire on rate_limits (expire);
  `,
  `drop table rate_limits`,
)
