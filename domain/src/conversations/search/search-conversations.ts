import type { Actor, NameDirectory } from '../../identity/index.ts'
import { clampPage, invalid, ok, type Page, type PageRequest, type Result } from '../../shared/index.ts'
import { renderLastMessages } from '../messages/render-system-lines.ts'
import { toInboxReader, toVisibleConversation } from '../participants.ts'
import type { ConversationSearch, FoundConversation } from './conversation-search.port.ts'
import { conversationSearchErrors, toSearchTerms } from './search-terms.ts'

export interface SearchConversationsDeps {
  readonly conversationSearch: ConversationSearch
  readonly names: NameDirectory
}

export interface SearchConversationsCommand {
  readonly actor: Actor
  readonly text: string
  /** `limit` is clamped to 1 to 100. */
  readonly page: PageRequest
}

/**
 * Searches the conversations that the actor sees, archived ones too, by the other side's name, company and title and by words of offers and messages;
 * a search without words finds nothing. 'invalid' has `q`: the search is too long. Rule: CONV-68.
 */
export const searchConversations =
  ({ conversationSearch, names }: SearchConversationsDeps) =>
  async ({ actor, page, text }: SearchConversationsCommand): Promise<Result<Page<FoundConversation>, 'invalid'>> => {
    const errors = conversationSearchErrors(text)
    if (errors.length > 0) return invalid({ q: errors })
    const words = toSearchTerms(text)
    if (words.length === 0) return ok({ items: [], nextCursor: null })
    const { items, nextCursor } = await conversationSearch.find(toInboxReader(actor), words, clampPage(page))
    return ok({
      items: (await renderLastMessages(names, items)).map((entry) => ({
        ...entry,
        conversation: toVisibleConversation(actor.userType, entry.conversation),
      })),
      nextCursor,
    })
  }
