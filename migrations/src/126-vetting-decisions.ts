import { sqlMigration } from './migration.ts'

/**
 * Decisions about profiles, of vetters and of their rules, with what rules ask. `held` is what it takes to take one back, until the contractor is
 * told. Rules: MOD-84, MOD-86, MOD-89.
 */
export const vettingDecisions = sqlMigration(
  '126-vetting-decisions',
  `
  create table vetting_decisions (
    uuid uuid primary key,
    contractor_uuid uuid not null references contractor_profiles (uuid) on delete cascade,
    operator_uuid uuid references operators (uuid) on delete set null,
    rule text check (rule in ('changes', 'newProfiles')),
    decision text not null check (decision in ('approved', 'changes_requested', 'rejected')),
    facts jsonb not null,
    decided_at timestamptz(3) not null,
    held jsonb,
    undone_at timestamptz(3),
    check (rule is null or (operator_uuid is null and held is null and undone_at is null)),
    check (held is null or undone_at is null)
  );
  create index vetting_decisions_contractor on vetting_decisions (contractor_uuid);
  create index vetting_decisions_operator on vetting_decisions (operator_uuid, decided_at);
  create index vetting_decisions_at on vetting_decisions (decided_at);
  create index vetting_decisions_held on vetting_decisions (decided_at) where held is not null;
  `,
  `drop table vetting_decisions;`,
)
