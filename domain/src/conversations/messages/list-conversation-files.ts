import type { Actor } from '../../identity/index.ts'
import { err, ok, type Page, type Result, type Uuid } from '../../shared/index.ts'
import type { ConversationInbox } from '../conversation-inbox.port.ts'
import type { MessageFile } from '../conversation.ts'
import { findParticipant, toInboxReader } from '../participants.ts'

/** Messages whose files are one page. */
const FILES_PAGE_SIZE = 30

/** A file that one side sent the other in a message. */
export interface SharedFile extends MessageFile {
  readonly messageUuid: Uuid
  readonly senderUuid: Uuid | null
  readonly sentAt: Date
}

export interface ListConversationFilesDeps {
  readonly inbox: Pick<ConversationInbox, 'find' | 'listMessagesWithFiles'>
}

export interface ListConversationFilesCommand {
  readonly actor: Actor
  readonly conversationUuid: Uuid
  readonly cursor: string | null
}

/** Lists the files of the messages of a conversation that the actor reads, newest message first; others are not found. Rules: CONV-49, CONV-72. */
export const listConversationFiles =
  ({ inbox }: ListConversationFilesDeps) =>
  async (command: ListConversationFilesCommand): Promise<Result<Page<SharedFile>, 'not-found'>> => {
    const { actor, conversationUuid, cursor } = command
    const entry = await inbox.find(toInboxReader(actor), conversationUuid)
    if (entry === null || findParticipant(entry.conversation, actor) === null) return err('not-found')
    const { items, nextCursor } = await inbox.listMessagesWithFiles(conversationUuid, {
      cursor,
      limit: FILES_PAGE_SIZE,
    })
    const files = items.flatMap(({ docs, senderUuid, sentAt, uuid }) =>
      docs.map((file) => ({ ...file, messageUuid: uuid, senderUuid, sentAt })),
    )
    return ok({ items: files, nextCursor })
  }
