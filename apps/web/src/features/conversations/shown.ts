import type { InboxEntry } from '@guildhall/domain/conversations'

/** Which part of the inbox is shown. */
export type Shown = 'all' | 'unread' | 'requests' | 'archived'

/** Whether an entry belongs to a part: archived ones stand apart from all others, until something new arrives in them. Rule: CONV-48. */
export const belongsTo = (shown: Shown, { archived, unreadCount, conversation }: InboxEntry): boolean => {
  if (shown === 'archived') return archived
  if (archived) return false
  if (shown === 'unread') return unreadCount > 0
  return shown === 'all' || conversation.status === 'pending'
}
