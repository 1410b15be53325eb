import type { Actor, NameDirectory } from '../identity/index.ts'
import { err, ok } from '../shared/index.ts'
import type { Clock, Page, Result, Uuid } from '../shared/index.ts'
import type { ConversationEntry, ConversationInbox, SharedContact } from './conversation-inbox.port.ts'
import type { ConversationRepository } from './conversation-repository.port.ts'
import type { Conversation, ConversationStatus, Message } from './conversation.ts'
import { renderSystemLines } from './messages/render-system-lines.ts'
import { toVisibleConversation, toInboxReader, canWrite, findParticipant } from './participants.ts'
import { isContactVisible } from './share-contact.ts'
import { possibleStatuses, type TransitionActor } from './transitions.ts'

export const MESSAGES_PAGE_SIZE = 30

export interface ReadConversationDeps {
  readonly conversations: Pick<ConversationRepository, 'hasBothSides'>
  readonly inbox: Pick<ConversationInbox, 'find' | 'listMessages' | 'findSharedContact'>
  readonly names: NameDirectory
  readonly clock: Clock
}

export interface ReadConversationCommand {
  readonly actor: Actor
  readonly conversationUuid: Uuid
  /** The cursor of the messages; null for the newest page. */
  readonly cursor: string | null
}

/** A conversation for display: the entry, a page of 30 messages (oldest first) and what the reader may do now. */
export interface ConversationDetails {
  readonly entry: ConversationEntry
  readonly messages: Page<Message>
  readonly possibleStatuses: readonly ConversationStatus[]
  /** For the company's side, while the contractor shares them. Rule: CONV-55. */
  readonly contact: SharedContact | null
}

export type ReadConversationProblem = 'not-found'

const NO_MESSAGES: Page<Message> = { items: [], nextCursor: null }

/** What the reader may do now. A conversation opens only between two sides that exist. Rule: CONV-73. */
const listPossibleStatuses = async (
  { clock, conversations }: ReadConversationDeps,
  conversation: Conversation,
  by: TransitionActor,
): Promise<readonly ConversationStatus[]> => {
  const statuses = possibleStatuses(conversation, by, clock.now())
  return !statuses.includes('active') || (await conversations.hasBothSides(conversation.uuid))
    ? statuses
    : statuses.filter((status) => status !== 'active')
}

/** Reads one of the actor's conversations; others are not found. Rules: CONV-47, CONV-49. */
export const readConversation =
  (deps: ReadConversationDeps) =>
  async (command: ReadConversationCommand): Promise<Result<ConversationDetails, ReadConversationProblem>> => {
    const { inbox, names } = deps
    const { actor, conversationUuid, cursor } = command
    const entry = await inbox.find(toInboxReader(actor), conversationUuid)
    const by = entry === null ? null : findParticipant(entry.conversation, actor)
    if (entry === null || by === null) return err('not-found')
    // A conversation that is only pending has no messages.
    const isEmpty = entry.conversation.lastSequence === 0
    const showsIt = by.side === 'employer' && isContactVisible(entry.conversation)
    const [messages, contact, statuses] = await Promise.all([
      isEmpty ? NO_MESSAGES : inbox.listMessages(conversationUuid, { cursor, limit: MESSAGES_PAGE_SIZE }),
      showsIt ? inbox.findSharedContact(conversationUuid) : null,
      canWrite(actor) ? listPossibleStatuses(deps, entry.conversation, by) : [],
    ])
    return ok({
      entry: { ...entry, conversation: toVisibleConversation(by.side, entry.conversation) },
      messages: { ...messages, items: await renderSystemLines(names, messages.items) },
      possibleStatuses: statuses,
      contact,
    })
  }
