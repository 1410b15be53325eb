import type { Actor } from '../identity/index.ts'
import { heldPage, ok } from '../shared/index.ts'
import type { Page, PageRequest, Result } from '../shared/index.ts'
import type { ConversationInbox, InboxEntry } from './conversation-inbox.port.ts'
import { conversationFor, inboxReaderOf } from './participants.ts'

export interface ListConversationsDeps {
  readonly inbox: Pick<ConversationInbox, 'list' | 'counts'>
}

export interface ListConversationsCommand {
  readonly actor: Actor
  /** `limit` is held to 1 to 100. */
  readonly page: PageRequest
}

export interface ConversationList extends Page<InboxEntry> {
  readonly counts: { readonly unread: number; readonly pendingRequests: number }
}

/** The actor's inbox, newest change first, with the counts of the navigation. Rule: CONV-49. */
export const listConversations =
  ({ inbox }: ListConversationsDeps) =>
  async ({ actor, page }: ListConversationsCommand): Promise<Result<ConversationList, never>> => {
    const reader = inboxReaderOf(actor)
    const [entries, counts] = await Promise.all([inbox.list(reader, heldPage(page)), inbox.counts(reader)])
    const items = entries.items.map((entry) => ({
      ...entry,
      conversation: conversationFor(actor.userType, entry.conversation),
    }))
    return ok({ items, nextCursor: entries.nextCursor, counts })
  }
