import type { Actor } from '../identity/index.ts'
import { MESSAGES_PAGE_SIZE, no, ok } from '../shared/index.ts'
import type { Clock, Page, Result, Uuid } from '../shared/index.ts'
import type { ConversationEntry, ConversationInbox, SharedContact } from './conversation-inbox.port.ts'
import type { ConversationStatus, Message } from './conversation.ts'
import { conversationFor, inboxReaderOf, mayWrite, participantOf } from './participants.ts'
import { showsContact } from './share-contact.ts'
import { possibleStatuses } from './transitions.ts'

export interface ReadConversationDeps {
  readonly inbox: Pick<ConversationInbox, 'find' | 'messages' | 'contactOf'>
  readonly clock: Clock
}

export interface ReadConversationCommand {
  readonly actor: Actor
  readonly conversationUuid: Uuid
  /** Of the messages: null for the newest page. */
  readonly cursor: string | null
}

/** A conversation as a screen needs it: the entry, a page of 30 messages (oldest first) and what the reader may do now. */
export interface ConversationScreen {
  readonly entry: ConversationEntry
  readonly messages: Page<Message>
  readonly possibleStatuses: readonly ConversationStatus[]
  /** For the company's side, while the contractor shows them. Rule: CONV-55. */
  readonly contact: SharedContact | null
}

export type ReadConversationProblem = 'not-found'

const NO_MESSAGES: Page<Message> = { items: [], nextCursor: null }

/** Reads one of the actor's conversations; what is not theirs does not exist. Rules: CONV-47, CONV-49. */
export const readConversation =
  ({ inbox, clock }: ReadConversationDeps) =>
  async (command: ReadConversationCommand): Promise<Result<ConversationScreen, ReadConversationProblem>> => {
    const { actor, conversationUuid, cursor } = command
    const entry = await inbox.find(inboxReaderOf(actor), conversationUuid)
    const by = entry === null ? null : participantOf(entry.conversation, actor)
    if (entry === null || by === null) return no('not-found')
    // Nothing is written into a request that was just made.
    const isEmpty = entry.conversation.lastSequence === 0
    const showsIt = by.side === 'employer' && showsContact(entry.conversation)
    const [messages, contact] = await Promise.all([
      isEmpty ? NO_MESSAGES : inbox.messages(conversationUuid, { cursor, limit: MESSAGES_PAGE_SIZE }),
      showsIt ? inbox.contactOf(conversationUuid) : null,
    ])
    return ok({
      entry: { ...entry, conversation: conversationFor(by.side, entry.conversation) },
      messages,
      possibleStatuses: mayWrite(actor) ? possibleStatuses(entry.conversation, by, clock.now()) : [],
      contact,
    })
  }
