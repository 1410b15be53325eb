import type { Actor, NameDirectory } from '../identity/index.ts'
import { clampPage, ok } from '../shared/index.ts'
import type { Page, PageRequest, Result } from '../shared/index.ts'
import type { ConversationInbox, InboxEntry } from './conversation-inbox.port.ts'
import { renderLastMessages } from './messages/render-system-lines.ts'
import { toVisibleConversation, toInboxReader } from './participants.ts'

export interface ListConversationsDeps {
  readonly inbox: Pick<ConversationInbox, 'list' | 'getCounts'>
  readonly names: NameDirectory
}

export interface ListConversationsCommand {
  readonly actor: Actor
  /** `limit` is clamped to 1 to 100. */
  readonly page: PageRequest
}

export interface ConversationList extends Page<InboxEntry> {
  readonly counts: { readonly unread: number; readonly pendingRequests: number }
}

/** Lists the actor's inbox, most recently changed first, with the counts of the navigation. Rule: CONV-49. */
export const listConversations =
  ({ inbox, names }: ListConversationsDeps) =>
  async ({ actor, page }: ListConversationsCommand): Promise<Result<ConversationList, never>> => {
    const reader = toInboxReader(actor)
    const [entries, counts] = await Promise.all([inbox.list(reader, clampPage(page)), inbox.getCounts(reader)])
    const lines = await renderLastMessages(names, entries.items)
    const items = lines.map((entry) => ({
      ...entry,
      conversation: toVisibleConversation(actor.userType, entry.conversation),
    }))
    return ok({ items, nextCursor: entries.nextCursor, counts })
  }
