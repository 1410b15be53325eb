import type { Uuid } from '../../shared/index.ts'

/** The newest message of a conversation that its reader has not read. */
export interface UnreadMessage {
  readonly conversationUuid: Uuid
  readonly messageUuid: Uuid
  /** Who has not read it: the contractor, or who asked them. */
  readonly accountUuid: Uuid
  readonly sequence: number
}

/** Messages that wait for a reader who is away. */
export interface UnreadMessages {
  /**
   * Those of open conversations that were sent `since` or later and at or before `until`, to readers whom no session has seen since,
   * and who had no mail about the conversation after `mailedBefore`; oldest first.
   */
  listDue(
    span: { readonly since: Date; readonly until: Date; readonly mailedBefore: Date },
    limit: number,
  ): Promise<readonly UnreadMessage[]>
  /** Notes that a mail about it goes; false where another did so since `mailedBefore`. The row decides between two at once. */
  claim(message: UnreadMessage, at: Date, mailedBefore: Date): Promise<boolean>
  /** What it says, while it is still unread, not taken back, and its conversation open; null else. */
  findText(messageUuid: Uuid, accountUuid: Uuid): Promise<string | null>
}
