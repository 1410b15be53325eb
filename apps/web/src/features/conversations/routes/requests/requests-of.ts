import type { ConversationEntry } from '@guildhall/domain/conversations'

/** Requests that wait for an answer, and those that have one, or can have none any more. */
export type RequestPart = 'waiting' | 'answered'

/** The part that a request belongs to. Rule: UI-33. */
export const partOf = ({ conversation }: ConversationEntry): RequestPart =>
  conversation.status === 'pending' ? 'waiting' : 'answered'
