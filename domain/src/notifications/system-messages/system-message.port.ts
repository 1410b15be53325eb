import type { Page, PageRequest, Uuid } from '../../shared/index.ts'

/**
 * A message of the product to a person, shown in the inbox beside conversations. `key` is unique per person, so that a retry never adds it
 * twice. Rule: NOTE-8.
 */
export interface SystemMessage {
  readonly uuid: Uuid
  readonly accountUuid: Uuid
  readonly key: string
  readonly type: string
  readonly title: string
  /** Plain text; paragraphs are separated by an empty line. */
  readonly body: string
  /** A path of the product to link to ('/resume'); null if there is none. */
  readonly link: string | null
  readonly readAt: Date | null
  readonly archivedAt: Date | null
  readonly createdAt: Date
}

export interface SystemMessageRepository {
  /** False if the key exists already, and for erased accounts. */
  add(message: SystemMessage): Promise<boolean>
  /** Newest first: archived or not archived ones. */
  list(accountUuid: Uuid, page: PageRequest & { readonly archived: boolean }): Promise<Page<SystemMessage>>
  /** Null if it is not theirs. */
  find(accountUuid: Uuid, uuid: Uuid): Promise<SystemMessage | null>
  /** Counts unread messages that are not archived. */
  countUnread(accountUuid: Uuid): Promise<number>
  /** 'absent' if it is not theirs; 'unchanged' if it was read before, without changing the instant. */
  markRead(accountUuid: Uuid, uuid: Uuid, at: Date): Promise<'changed' | 'unchanged' | 'absent'>
  /** As `markRead`. An archived message also counts as read. */
  archive(accountUuid: Uuid, uuid: Uuid, at: Date): Promise<'changed' | 'unchanged' | 'absent'>
  /** Moves an archived message back to the inbox; it stays read. */
  restore(accountUuid: Uuid, uuid: Uuid): Promise<'changed' | 'unchanged' | 'absent'>
  /** Marks all of a person's unread messages as read, or only those with a link; returns how many. */
  markAllRead(accountUuid: Uuid, at: Date, link?: string): Promise<number>
}
