import type { Uuid } from '../../shared/index.ts'

/** Events of saved searches. */
export type SavedSearchEvent = {
  readonly type: 'search-digest-due'
  readonly savedSearchUuid: Uuid
  readonly readerUuid: Uuid
  readonly frequency: 'daily' | 'weekly'
  /** ISO 8601: until when the reader was notified before. */
  readonly since: string
  /** ISO 8601: until when the reader is notified now. Absent from events of former versions, which mean the instant of the event. */
  readonly until?: string
}
