import type { ConversationEntry } from '@guildhall/domain/conversations'

/** Requests that wait for an answer, and those that have one, or can have none any more. */
export type RequestTab = 'waiting' | 'answered'

/** The part that a request belongs to. Rule: UI-33. */
export const getRequestTab = ({ conversation }: ConversationEntry): RequestTab =>
  conversation.status === 'pending' ? 'waiting' : 'answered'
