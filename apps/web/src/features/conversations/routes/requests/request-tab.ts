import type { ConversationEntry } from '@guildhall/domain/conversations'

/** Pending requests, and those that are answered or can no longer be. */
export type RequestTab = 'waiting' | 'answered'

/** The tab of a request. Rule: UI-33. */
export const getRequestTab = ({ conversation }: ConversationEntry): RequestTab =>
  conversation.status === 'pending' ? 'waiting' : 'answered'
