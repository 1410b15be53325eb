import { addMinutes, err } from '../../shared/index.ts'
import type { Failure } from '../../shared/index.ts'
import type { Conversation, Message } from '../conversation.ts'
import { lengthErrors } from '../plain-text.ts'

export const MESSAGE_MAX_LENGTH = 4_000

/** A message can be edited for this long after it was sent. */
export const MESSAGE_EDIT_MINUTES = 15

/** The errors of a message's text. Rule: CONV-37. */
export const messageTextErrors = (text: string): readonly string[] => {
  if (text === '') return ['Value is required']
  return lengthErrors(text, MESSAGE_MAX_LENGTH)
}

/** 'not-own' is somebody else's or a system message; 'too-late': 15 minutes have passed. */
export type OwnMessageProblem = 'not-own' | 'too-late' | 'message-deleted' | 'conversation-closed'

type Changed = Pick<Message, 'senderUuid' | 'kind' | 'sentAt' | 'deletedAt'>

/** Until when its sender may change or delete a message. Rule: CONV-43. */
export const editableUntil = ({ sentAt }: Pick<Message, 'sentAt'>): Date => addMinutes(sentAt, MESSAGE_EDIT_MINUTES)

/** Why somebody may not edit or delete this message now; null if they may. Rule: CONV-43. */
export const ownMessageProblem = (
  message: Changed,
  conversation: Pick<Conversation, 'status'>,
  accountUuid: string,
  now: Date,
): Failure<OwnMessageProblem> | null => {
  if (message.senderUuid !== accountUuid || message.kind !== 'text') return err('not-own')
  if (message.deletedAt !== null) return err('message-deleted')
  if (conversation.status !== 'active') return err('conversation-closed')
  return now > editableUntil(message) ? err('too-late') : null
}

/** The edited message. */
export const editedMessage = (message: Message, body: string, now: Date): Message => ({
  ...message,
  body,
  editedAt: now,
})

/** The placeholder of a deleted message: its sequence and sender, without content. */
export const deletedMessage = (message: Message, now: Date): Message => ({
  ...message,
  body: '',
  doc: null,
  docs: [],
  deletedAt: now,
})
