import type { Clock, IdGenerator, Uuid } from '../../shared/index.ts'
import type { ConversationRepository } from '../conversation-repository.port.ts'
import type { Conversation } from '../conversation.ts'
import { createMessage } from './create-message.ts'

/** Adds a system message to a conversation; it counts as read for the actor who caused it. */
export const addSystemMessage = async (
  { clock, ids }: { readonly clock: Clock; readonly ids: IdGenerator },
  conversations: Pick<ConversationRepository, 'addMessage' | 'markRead'>,
  { uuid }: Pick<Conversation, 'uuid'>,
  body: string,
  causedBy: Uuid,
): Promise<void> => {
  const line = { conversationUuid: uuid, kind: 'system', senderUuid: null, body } as const
  const message = await conversations.addMessage(createMessage({ ...line, uuid: ids.uuid(), sentAt: clock.now() }))
  await conversations.markRead(uuid, causedBy, message.sequence)
}
