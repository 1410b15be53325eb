import type { InboxEntry } from '@guildhall/domain/conversations'

/** The filters of conversations. */
export type InboxFilter = 'all' | 'unread' | 'requests' | 'archived'

/** The parts of the inbox: its filters, and the updates with their archive. */
export type InboxPart = InboxFilter | 'updates' | 'archived-updates'

/** Whether a part is in the archive. */
export const isArchivePart = (part: InboxPart): boolean => part === 'archived' || part === 'archived-updates'

/** Whether an entry matches a filter: archived entries appear only in the archive, until a new message arrives. Rule: CONV-48. */
export const matchesFilter = (filter: InboxFilter, { archived, unreadCount, conversation }: InboxEntry): boolean => {
  if (filter === 'archived') return archived
  if (archived) return false
  if (filter === 'unread') return unreadCount > 0
  return filter === 'all' || conversation.status === 'pending'
}
