import type { InboxEntry } from '@guildhall/domain/conversations'

/** The filters of the inbox. */
export type InboxFilter = 'all' | 'unread' | 'requests' | 'archived'

/** Whether an entry matches a filter: archived entries appear only in the archive, until a new message arrives. Rule: CONV-48. */
export const matchesFilter = (filter: InboxFilter, { archived, unreadCount, conversation }: InboxEntry): boolean => {
  if (filter === 'archived') return archived
  if (archived) return false
  if (filter === 'unread') return unreadCount > 0
  return filter === 'all' || conversation.status === 'pending'
}
