import { sqlMigration } from './migration.ts'

/** How operators end reports. What was reported stays as it is (migration 049). Rule: MOD-46. */
export const reportDecisions = sqlMigration(
  '105-report-decisions',
  `
  alter table reports
    add column outcome text check (outcome in ('dismissed', 'warned', 'suspended')),
    add column settled_by uuid references operators (uuid) on delete set null,
    add column settled_at timestamptz(3);
  create index reports_open on reports (created_at, uuid) where status = 'open';
  `,
  `
  drop index reports_open;
  alter table reports drop column outcome, drop column settled_by, drop column settled_at;
  `,
)
