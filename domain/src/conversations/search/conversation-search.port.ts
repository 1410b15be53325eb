import type { InboxEntry, InboxReader } from '../conversation-inbox.port.ts'
import type { Message } from '../conversation.ts'
import type { Page, PageRequest } from '../../shared/index.ts'

/** A conversation that a search found. */
export interface FoundConversation extends InboxEntry {
  /** The newest message with all words; null if they are in the name or in the offer. */
  readonly foundMessage: Message | null
}

/** Finds conversations that a reader sees, by name and by words. */
export interface ConversationSearch {
  /**
   * Conversations with all words (folded, at least one) in the other side's name, company or title, in the offer's description, or in one message that
   * is neither deleted nor the system's; newest activity first. Nothing that the reader does not see. Rule: CONV-68.
   */
  find(reader: InboxReader, words: readonly string[], page: PageRequest): Promise<Page<FoundConversation>>
}
