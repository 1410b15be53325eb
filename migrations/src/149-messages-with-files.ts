import { sqlMigration } from './migration.ts'

/** Finds the messages of a conversation that have files, without reading the others. Rule: CONV-72. */
export const messagesWithFiles = sqlMigration(
  '149-messages-with-files',
  `create index messages_with_files on messages (conversation_uuid, sequence) where docs <> '[]'`,
  'drop index messages_with_files',
)
