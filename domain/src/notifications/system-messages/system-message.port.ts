import type { Page, PageRequest, Uuid } from '../../shared/index.ts'

/**
 * Something that the product writes to a person, beside their conversations in the inbox. `key` is unique for a person, so that a
 * retry never writes twice. Rule: NOTE-8.
 */
export interface SystemMessage {
  readonly uuid: Uuid
  readonly accountUuid: Uuid
  readonly key: string
  readonly type: string
  readonly title: string
  /** Plain text; paragraphs are parted by an empty line. */
  readonly body: string
  /** Where to go from here, as a path of the product ('/resume'); null where there is nothing to do. */
  readonly link: string | null
  readonly readAt: Date | null
  readonly archivedAt: Date | null
  readonly createdAt: Date
}

export interface SystemMessageRepository {
  /** False where the key stood already, and for somebody who is gone. */
  add(message: SystemMessage): Promise<boolean>
  /** Newest first: those that were archived, or those that were not. */
  list(accountUuid: Uuid, page: PageRequest & { readonly archived: boolean }): Promise<Page<SystemMessage>>
  /** Unread ones that are not archived. */
  countUnread(accountUuid: Uuid): Promise<number>
  /** 'absent' where it is not theirs; 'unchanged' where it was read before, whose instant stays. */
  markRead(accountUuid: Uuid, uuid: Uuid, at: Date): Promise<'changed' | 'unchanged' | 'absent'>
  /** As `markRead`. What is archived also counts as read. */
  archive(accountUuid: Uuid, uuid: Uuid, at: Date): Promise<'changed' | 'unchanged' | 'absent'>
}
