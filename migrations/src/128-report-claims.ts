import { sqlMigration } from './migration.ts'

/** Who handles which report. What was reported stays as it is (migration 049). Rule: MOD-90. */
export const reportClaims = sqlMigration(
  '128-report-claims',
  `
  create table report_claims (
    report_uuid uuid primary key references reports (uuid) on delete cascade,
    claimed_by uuid not null references operators (uuid) on delete cascade,
    claimed_until timestamptz(3) not null
  );
  create index report_claims_operator on report_claims (claimed_by);
  `,
  `
  drop table report_claims;
  `,
)
