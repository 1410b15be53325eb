import type { InboxReader } from '@guildhall/domain/conversations'
import type { PreparedStatement } from '../database/select-prepared.ts'

/** Condition for the conversations `c` that a reader sees; use with `readerBindings`. */
export const visibleTo = ({ seesAllOfCompany, seesOwn, seesShared, userType }: InboxReader): string => {
  if (userType === 'contractor') return 'c.contractor_uuid = :me'
  if (seesAllOfCompany) return 'c.company_uuid = :company'
  const parts = [...(seesOwn ? ['c.sender_uuid = :me'] : []), ...(seesShared ? ['c.shared'] : [])]
  return parts.length === 0 ? 'false' : `c.company_uuid = :company and (${parts.join(' or ')})`
}

/** Names the readers for whom `visibleTo` is the same. */
const kindOf = ({ seesAllOfCompany, seesOwn, seesShared, userType }: InboxReader): string => {
  if (userType === 'contractor') return 'contractor'
  if (seesAllOfCompany) return 'company'
  return [...(seesOwn ? ['own'] : []), ...(seesShared ? ['shared'] : [])].join('-') || 'nothing'
}

/** A statement for each kind of reader, made once; use with `readerBindings`. */
export const forReaders = (
  name: string,
  write: (reader: InboxReader) => string,
): ((reader: InboxReader) => PreparedStatement) => {
  const statements = new Map<string, PreparedStatement>()
  return (reader) => {
    const kind = kindOf(reader)
    const statement = statements.get(kind) ?? { name: `${name}-${kind}`, sql: write(reader) }
    statements.set(kind, statement)
    return statement
  }
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
