import type { InboxReader } from '../conversations/index.ts'

/** What is new to somebody, for the badges of every page and the title of the tab. */
export interface BadgeCounts {
  /** Conversations with something unread, as the inbox shows them to this reader. */
  readonly unreadConversations: number
  /** Requests that wait for this contractor's answer; 0 for employers. */
  readonly pendingRequests: number
  readonly unreadNotifications: number
  /** Without those that were archived. */
  readonly unreadSystemMessages: number
}

/** Counts what is new to one reader, all of one moment. */
export interface BadgeCountsView {
  get(reader: InboxReader): Promise<BadgeCounts>
}
