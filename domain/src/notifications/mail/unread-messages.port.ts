import type { Uuid } from '../../shared/index.ts'

/** The newest message of a conversation that its reader has not read. */
export interface UnreadMessage {
  readonly conversationUuid: Uuid
  readonly messageUuid: Uuid
  /** The reader: the contractor, or the sender of the request. */
  readonly accountUuid: Uuid
  readonly sequence: number
}

/** Finds unread messages of readers who are not online. */
export interface UnreadMessages {
  /**
   * Messages of active conversations that were sent from `since` to `until`, to readers without a session since then and without a mail
   * about the conversation after `mailedBefore`; oldest first.
   */
  listDue(
    span: { readonly since: Date; readonly until: Date; readonly mailedBefore: Date },
    limit: number,
  ): Promise<readonly UnreadMessage[]>
  /** Records that a mail about it is sent; false if another process did so since `mailedBefore`. */
  claim(message: UnreadMessage, at: Date, mailedBefore: Date): Promise<boolean>
  /** The text of a message that is still unread, not deleted and in an active conversation; otherwise null. */
  findText(messageUuid: Uuid, accountUuid: Uuid): Promise<string | null>
}
