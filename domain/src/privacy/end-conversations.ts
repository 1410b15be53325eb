import {
  type ConversationEvent,
  type ConversationRepository,
  createMessage,
  transition,
} from '../conversations/index.ts'
import type { UserType } from '../identity/index.ts'
import { type Clock, createEvent, type IdGenerator, type Outbox, type Uuid } from '../shared/index.ts'

/** Which conversations end, from which side, and with which system message. */
export interface EndConversationsCommand {
  readonly uuids: readonly Uuid[]
  readonly side: UserType
  readonly text: string
  /** Ends only pending ones; pending and active ones if omitted. */
  readonly only?: 'pending'
}

/**
 * Ends conversations from one side by the transition table: a contractor declines pending ones, an employer withdraws them, and active ones
 * are closed. Each gets a system message. Rule: PRIV-6.
 */
export const endConversations = async (
  deps: { readonly clock: Clock; readonly ids: IdGenerator },
  repositories: {
    readonly conversations: Pick<ConversationRepository, 'addMessage' | 'findForUpdate' | 'save'>
    readonly outbox: Outbox<ConversationEvent>
  },
  { only, side, text, uuids }: EndConversationsCommand,
): Promise<void> => {
  const { conversations, outbox } = repositories
  const now = deps.clock.now()
  for (const uuid of uuids) {
    const before = await conversations.findForUpdate(uuid)
    if (before === null || (only !== undefined && before.status !== only)) continue
    const to = before.status === 'active' ? 'closed' : side === 'contractor' ? 'declined' : 'withdrawn'
    const changed = transition(before, to, { side, isSenderOrAdmin: true }, now)
    if (!changed.ok) continue
    await conversations.save({
      ...changed.value,
      ...(to === 'declined' ? ({ declineReason: 'not_available' } as const) : {}),
    })
    const line = { conversationUuid: uuid, kind: 'system', senderUuid: null, body: text } as const
    await conversations.addMessage(createMessage({ ...line, uuid: deps.ids.uuid(), sentAt: now }))
    await outbox.add(
      createEvent(deps, {
        type: 'conversation-changed',
        conversationUuid: uuid,
        from: before.status,
        to,
        byAccountUuid: null,
      }),
    )
  }
}
