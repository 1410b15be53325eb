import { sqlMigration } from './migration.ts'

/**
 * Search in conversations: an index of the three-letter parts of messages, without case and accents. `fold_text` folds like `foldMessageText` of the domain.
 * Rule: CONV-68.
 */
export const messageSearch = sqlMigration(
  '060-message-search',
  `
  create function fold_text(text) returns text language sql immutable strict parallel safe
    return lower(regexp_replace(normalize($1, nfkd), U&'[\\0300-\\036F]', '', 'g'));
  create index messages_words on messages using gin (fold_text(body) gin_trgm_ops)
    where kind <> 'system' and deleted_at is null;
  `,
  `
  drop index messages_words;
  drop function fold_text(text);
  `,
)
