import { sqlMigration } from './migration.ts'

/** The original name of a request's file. Rule: CONV-35. */
export const namesOfBriefs = sqlMigration(
  '054-names-of-briefs',
  `
  alter table conversations add column doc_name text;
  update conversations set doc_name = f.original_name from files f where f.url = conversations.doc;
  `,
  `
  alter table conversations drop column doc_name;
  `,
)
