import { sqlMigration } from './migration.ts'

/** Extensions for search: similar words, words without accents, geographic distances. */
export const extensions = sqlMigration(
  '001-extensions',
  `
  create extension if not exists pg_trgm;
  create extension if not exists unaccent;
  create extension if not exists cube;
  create extension if not exists earthdistance;
  create extension if not exists fuzzystrmatch;
  `,
  `
  drop extension if exists earthdistance;
  drop extension if exists cube;
  drop extension if exists unaccent;
  drop extension if exists pg_trgm;
  drop extension if exists fuzzystrmatch;
  `,
)
