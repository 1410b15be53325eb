import { sqlMigration } from './migration.ts'

/** The entries of lists that operators have added or changed; the others are part of a release. Rules: MOD-75, REF-27. */
export const lists = sqlMigration(
  '123-lists',
  `
  create table list_entries (
    list text not null,
    code text not null,
    label text not null,
    industry text,
    is_retired boolean not null,
    former_labels text[] not null,
    version bigint not null,
    primary key (list, code)
  );
  create index list_entries_version on list_entries (version);
  `,
  `
  drop table list_entries;
  `,
)
