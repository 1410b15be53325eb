import { sqlMigration } from './migration.ts'

/**
 * A snapshot of each bookmarked candidate as the company last saw it, for listing changes; and an index for paging all bookmarks or one
 * colleague's by cursor. Rule: SRCH-42.
 */
export const bookmarksKept = sqlMigration(
  '030-bookmarks-kept',
  `
  alter table bookmarks add column snapshot jsonb, add column looked_at timestamptz(3);
  drop index bookmarks_newest;
  create index bookmarks_newest on bookmarks (company_uuid, added_at desc, candidate_uuid desc);
  create index bookmarks_of_colleague on bookmarks (company_uuid, added_by_uuid, added_at desc, candidate_uuid desc);
  `,
  `
  drop index bookmarks_of_colleague;
  drop index bookmarks_newest;
  create index bookmarks_newest on bookmarks (company_uuid, added_at desc, candidate_uuid);
  alter table bookmarks drop column looked_at, drop column snapshot;
  `,
)
