import { sqlMigration } from './migration.ts'

/** What is approved without a vetter: one row at most, once operators have changed it. Rules: MOD-87, MOD-88. */
export const vettingRules = sqlMigration(
  '127-vetting-rules',
  `
  create table vetting_rules (
    id boolean primary key default true check (id),
    rules jsonb not null,
    changed_at timestamptz(3) not null
  );
  alter table vetting_reviews add column imported_at timestamptz(3);
  `,
  `
  alter table vetting_reviews drop column imported_at;
  drop table vetting_rules;
  `,
)
