import type { InboxReader } from '@guildhall/domain/conversations'

/** Condition for the conversations `c` that a reader sees; use with `readerBindings`. */
export const visibleTo = ({ seesAllOfCompany, seesOwn, seesShared, userType }: InboxReader): string => {
  if (userType === 'contractor') return 'c.contractor_uuid = :me'
  if (seesAllOfCompany) return 'c.company_uuid = :company'
  const parts = [...(seesOwn ? ['c.sender_uuid = :me'] : []), ...(seesShared ? ['c.shared'] : [])]
  return parts.length === 0 ? 'false' : `c.company_uuid = :company and (${parts.join(' or ')})`
}

export const readerBindings = ({ accountUuid, companyUuid }: InboxReader) => ({ me: accountUuid, company: companyUuid })

/** Unread messages are counted only among this many of the newest: larger numbers are of no use and would take ever longer. */
const UNREAD_COUNT_MAX = 1_000

/** Condition for the messages `m` of a conversation `c` that its reader `mine` has not read. */
export const UNREAD = `m.sequence > greatest(coalesce(mine.read_sequence, 0), c.last_sequence - ${UNREAD_COUNT_MAX})
  and m.sender_uuid is distinct from :me and m.deleted_at is null`

/** Column: the number of conversations with unread messages for a reader. */
export const unreadConversations = (reader: InboxReader): string => `
  (select count(*) from conversations c
   left join conversation_readers mine on mine.conversation_uuid = c.uuid and mine.account_uuid = :me
   cross join lateral (
     select 1 from messages m where m.conversation_uuid = c.uuid and ${UNREAD} limit 1
   ) unread
   where ${visibleTo(reader)} and c.last_sequence > coalesce(mine.read_sequence, 0))`

/** Column: the number of pending requests of a contractor. */
export const PENDING_REQUESTS = `
  (select count(*) from conversations c where c.contractor_uuid = :me and c.status = 'pending')`
