import type { ConversationSearch, Message } from '@guildhall/domain/conversations'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { messageMapper } from '../mappers/conversation.mapper.ts'
import { decodeCursor } from '../mappers/cursor.ts'
import { toConversationEntry, type InboxRow } from '../mappers/inbox-entry.mapper.ts'
import { ENTRIES, selectLastMessages } from './conversation-inbox.ts'
import { readerBindings, visibleTo } from './inbox-reader.ts'
import { escapePattern } from './escape-pattern.ts'
import { toPage } from './to-page.ts'

/** Searches conversations by the index of their messages (migration 060). A page takes three statements, however many messages there are. */
export const createConversationSearch = (knex: Knex): ConversationSearch => ({
  find: async (reader, words, page) => {
    const after = decodeCursor(page.cursor)
    const patterns = Object.fromEntries(words.map((word, at) => [`word${at}`, `%${escapePattern(word)}%`]))
    const hasWords = (text: string): string => words.map((_, at) => `fold_text(${text}) like :word${at}`).join(' and ')
    const names = reader.userType === 'contractor' ? SENDER_NAMES : CONTRACTOR_NAMES
    const rows = await selectRows<InboxRow>(
      knex,
      `with found as (
         select m.conversation_uuid from messages m join conversations c on c.uuid = m.conversation_uuid
         where ${visibleTo(reader)} and ${SEARCHED} and ${hasWords('m.body')}
       )
       ${ENTRIES}
       where ${visibleTo(reader)}
         and (${hasWords(names)} or ${hasWords("c.offer->>'description'")}
           or c.uuid in (select conversation_uuid from found))
         ${after ? 'and (c.activity_at, c.uuid) < (:at, cast(:uuid as uuid))' : ''}
       order by c.activity_at desc, c.uuid desc limit :limit`,
      { ...readerBindings(reader), ...patterns, ...after, limit: page.limit + 1 },
    )
    const { items, nextCursor } = toPage(rows, page.limit, ({ activityAt, uuid }) => ({ at: activityAt, uuid }))
    const [newest, found] = await Promise.all([
      selectLastMessages(knex, items),
      selectRows<Message>(
        knex,
        `select distinct on (m.conversation_uuid) m.* from messages m
         where m.conversation_uuid = any(cast(:uuids as uuid[])) and ${SEARCHED} and ${hasWords('m.body')}
         order by m.conversation_uuid, m.sequence desc`,
        { ...patterns, uuids: items.map(({ uuid }) => uuid) },
      ),
    ])
    const foundIn = new Map(found.map((message) => [message.conversationUuid, messageMapper.toEntity(message)]))
    return {
      items: items.map((row) => ({
        ...toConversationEntry(row),
        lastMessage: newest.get(row.uuid) ?? null,
        foundMessage: foundIn.get(row.uuid) ?? null,
      })),
      nextCursor,
    }
  },
})

/** The condition of the index. */
const SEARCHED = "m.kind <> 'system' and m.deleted_at is null"

const SENDER_NAMES = "concat_ws(' ', s.first_name, s.last_name, company.name)"
const CONTRACTOR_NAMES = "concat_ws(' ', a.first_name, a.last_name, p.job_title)"
