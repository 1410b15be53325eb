import type { InboxReader } from '@guildhall/domain/conversations'

/** Which conversations c a reader sees; with `bindingsOf`. */
export const visibleTo = ({ seesAllOfCompany, seesOwn, seesShared, userType }: InboxReader): string => {
  if (userType === 'contractor') return 'c.contractor_uuid = :me'
  if (seesAllOfCompany) return 'c.company_uuid = :company'
  const parts = [...(seesOwn ? ['c.sender_uuid = :me'] : []), ...(seesShared ? ['c.shared'] : [])]
  return parts.length === 0 ? 'false' : `c.company_uuid = :company and (${parts.join(' or ')})`
}

export const bindingsOf = ({ accountUuid, companyUuid }: InboxReader) => ({ me: accountUuid, company: companyUuid })

/** Unread messages are looked for among so many of the newest: nobody reads a larger number, and going further back would take ever longer. */
const UNREAD_COUNTED = 1_000

/** Which messages m of a conversation c its reader `mine` has not read. */
export const UNREAD = `m.sequence > greatest(coalesce(mine.read_sequence, 0), c.last_sequence - ${UNREAD_COUNTED})
  and m.sender_uuid is distinct from :me and m.deleted_at is null`

/** How many conversations have something unread for a reader, as a column. */
export const unreadConversations = (reader: InboxReader): string => `
  (select count(*) from conversations c
   left join conversation_readers mine on mine.conversation_uuid = c.uuid and mine.account_uuid = :me
   cross join lateral (
     select 1 from messages m where m.conversation_uuid = c.uuid and ${UNREAD} limit 1
   ) unread
   where ${visibleTo(reader)} and c.last_sequence > coalesce(mine.read_sequence, 0))`

/** How many requests wait for a contractor, as a column. */
export const PENDING_REQUESTS = `
  (select count(*) from conversations c where c.contractor_uuid = :me and c.status = 'pending')`
