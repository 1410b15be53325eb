import { sqlMigration } from './migration.ts'

/** The synonyms of searches once operators have changed them: one row at most. Rule: MOD-51. */
export const synonyms = sqlMigration(
  '116-synonyms',
  `
  create table synonyms (
    id boolean primary key default true check (id),
    groups jsonb not null
  );
  create index search_history_empty on search_history (searched_at desc) where results = '{}';
  `,
  `
  drop index search_history_empty;
  drop table synonyms;
  `,
)
