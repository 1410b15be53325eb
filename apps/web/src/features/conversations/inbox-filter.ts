import type { InboxEntry } from '@guildhall/domain/conversations'

/** Which part of the inbox is shown. */
export type InboxFilter = 'all' | 'unread' | 'requests' | 'archived'

/** Whether an entry belongs to a part: archived ones stand apart from all others, until something new arrives in them. Rule: CONV-48. */
export const matchesFilter = (filter: InboxFilter, { archived, unreadCount, conversation }: InboxEntry): boolean => {
  if (filter === 'archived') return archived
  if (archived) return false
  if (filter === 'unread') return unreadCount > 0
  return filter === 'all' || conversation.status === 'pending'
}
