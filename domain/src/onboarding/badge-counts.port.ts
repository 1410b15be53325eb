import type { InboxReader } from '../conversations/index.ts'

/** The counts of new items, for the badges of every page and the title of the tab. */
export interface BadgeCounts {
  /** Conversations with unread messages in the reader's inbox. */
  readonly unreadConversations: number
  /** Pending requests of a contractor; 0 for employers. */
  readonly pendingRequests: number
  readonly unreadNotifications: number
  /** Without archived ones. */
  readonly unreadSystemMessages: number
}

/** Reads the counts of one reader in one snapshot. */
export interface BadgeCountsView {
  get(reader: InboxReader): Promise<BadgeCounts>
}
