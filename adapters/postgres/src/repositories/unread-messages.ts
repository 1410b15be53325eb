import type { UnreadMessage, UnreadMessages } from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { hasRoleWith } from '../read-models/conversation-audience.ts'

/** Unread messages of readers who are offline; the query starts from the messages of its time span, by index. */
export const createUnreadMessages = (knex: Knex): UnreadMessages => ({
  listDue: ({ mailedBefore, since, until }, limit) =>
    selectRows<UnreadMessage>(
      knex,
      `select m.conversation_uuid, m.uuid as message_uuid, m.sequence, reader.uuid as account_uuid
       ${FROM_UNREAD_CANDIDATES}
       left join message_mails mailed on mailed.conversation_uuid = c.uuid and mailed.account_uuid = reader.uuid
       where m.sent_at >= :since and m.sent_at <= :until and ${STILL_UNREAD}
         and not exists (
           select 1 from messages later where later.conversation_uuid = c.uuid and later.sequence > m.sequence
             and later.kind = 'text' and later.deleted_at is null and later.sent_at <= :until
             and later.sender_uuid is distinct from reader.uuid
         )
         and not exists (select 1 from sessions s where s.account_uuid = reader.uuid and s.last_seen_at >= m.sent_at)
         and (mailed.sequence is null or (mailed.sequence < m.sequence and mailed.at <= :mailedBefore))
       order by m.sent_at, m.uuid limit :limit`,
      { mailedBefore, since, until, limit },
    ),
  claim: async ({ accountUuid, conversationUuid, sequence }, at, mailedBefore) => {
    const claimed = await selectRows(
      knex,
      `insert into message_mails as mailed (conversation_uuid, account_uuid, sequence, at)
       values (:conversationUuid, :accountUuid, :sequence, :at)
       on conflict (conversation_uuid, account_uuid) do update set sequence = excluded.sequence, at = excluded.at
         where mailed.sequence < excluded.sequence and mailed.at <= :mailedBefore
       returning sequence`,
      { conversationUuid, accountUuid, sequence, at, mailedBefore },
    )
    return claimed.length > 0
  },
  findText: async (messageUuid, accountUuid) => {
    const [row] = await selectRows<{ body: string }>(
      knex,
      `select m.body ${FROM_UNREAD_CANDIDATES} where m.uuid = :messageUuid and reader.uuid = :accountUuid and ${STILL_UNREAD}`,
      { messageUuid, accountUuid },
    )
    return row?.body ?? null
  },
})

/** A message with its recipient: the contractor, or the sender of the request while their role in the company lets them read it. */
const FROM_UNREAD_CANDIDATES = `
  from messages m
  join conversations c on c.uuid = m.conversation_uuid
  join accounts reader on reader.uuid = case when m.sender_uuid = c.contractor_uuid then c.sender_uuid else c.contractor_uuid end
    and (reader.uuid = c.contractor_uuid or exists (
      select 1 from company_members m
      where m.account_uuid = reader.uuid and m.company_uuid = c.company_uuid and ${hasRoleWith('see-own-conversations')}
    ))
  left join conversation_readers mark on mark.conversation_uuid = c.uuid and mark.account_uuid = reader.uuid`

const STILL_UNREAD = `c.status = 'active' and m.kind = 'text' and m.sender_uuid is not null and m.deleted_at is null
  and coalesce(mark.read_sequence, 0) < m.sequence`
