import type { ConversationInbox, Message, SharedContact } from '@guildhall/domain/conversations'
import { clampPage, type Page, PAGE_LIMIT_MAX, type PageRequest } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { selectPrepared } from '../database/select-prepared.ts'
import { selectRows } from '../database/select-rows.ts'
import { messageMapper } from '../mappers/conversation.mapper.ts'
import { decodeCursor, decodeSequenceCursor, encodeSequenceCursor } from '../mappers/cursor.ts'
import {
  toConversationEntry,
  toConversationFacts,
  type FactsRow,
  type InboxRow,
} from '../mappers/inbox-entry.mapper.ts'
import { selectContactStates } from './contact-states.ts'
import { AUDIENCE } from './conversation-audience.ts'
import { PEOPLE_COLUMNS, peopleTables } from './conversation-people.ts'
import { forReaders, readerBindings, PENDING_REQUESTS, UNREAD, unreadConversations, visibleTo } from './inbox-reader.ts'
import { toPage } from './to-page.ts'

/** Conversations as their readers see them, newest activity first. A page takes two statements, however long the list is. */
export const createConversationInbox = (knex: Knex): ConversationInbox => ({
  list: async (reader, page) => {
    const after = decodeCursor(page.cursor)
    const { limit } = clampPage(page)
    const list = after ? ENTRIES_AFTER : FIRST_ENTRIES
    const rows = await selectPrepared<InboxRow>(knex, list(reader), {
      ...readerBindings(reader),
      ...after,
      limit: limit + 1,
    })
    const newest = await selectLastMessages(knex, rows)
    const { items, nextCursor } = toPage(rows, limit, ({ activityAt, uuid }) => ({ at: activityAt, uuid }))
    const lines = items.map((row) => ({ ...toConversationEntry(row), lastMessage: newest.get(row.uuid) ?? null }))
    return { items: lines, nextCursor }
  },

  find: async (reader, conversationUuid) => {
    const bindings = { ...readerBindings(reader), conversationUuid }
    const [row] = await selectPrepared<InboxRow>(knex, ENTRY(reader), bindings)
    return row ? toConversationEntry(row) : null
  },

  findFacts: async (conversationUuid) => {
    const [row] = await selectPrepared<FactsRow>(knex, FACTS, { conversationUuid })
    return row ? toConversationFacts(row) : null
  },

  listMessages: async (conversationUuid, page) => {
    const { items, nextCursor } = await selectMessages(knex, conversationUuid, page, MESSAGES)
    return { items: items.toReversed(), nextCursor }
  },

  listMessagesWithFiles: (conversationUuid, page) => selectMessages(knex, conversationUuid, page, MESSAGES_WITH_FILES),

  getCounts: async (reader) => {
    const [row] = await selectPrepared<{ unread: number; pendingRequests: number }>(
      knex,
      COUNTS(reader),
      readerBindings(reader),
    )
    return row ?? { unread: 0, pendingRequests: 0 }
  },

  listContactStates: (companyUuid, candidateUuids) => selectContactStates(knex, companyUuid, candidateUuids),

  findSharedContact: async (conversationUuid) => {
    const [contact] = await selectRows<SharedContact>(
      knex,
      'select a.email, a.mobile from conversations c join accounts a on a.uuid = c.contractor_uuid where c.uuid = ?',
      [conversationUuid],
    )
    return contact ?? null
  },

  listAudience: async (conversationUuid) => {
    const rows = await selectPrepared<{ uuid: string }>(knex, LIST_AUDIENCE, { conversationUuid })
    return rows.map(({ uuid }) => uuid)
  },
})

/**
 * Selects the entries of a reader (`readerBindings`). The other side of a contractor is every reader of the company; that of an employer is the
 * contractor. `conversations`: as in `peopleTables`.
 */
const selectEntries = (conversations?: string): string => `
  select ${PEOPLE_COLUMNS}, coalesce(mine.archived, false) as archived, coalesce(mine.read_sequence, 0) as read_by_me,
    unread.count as unread_count, unread.first as first_unread, coalesce(other.read_sequence, 0) as read_by_other
  ${peopleTables(conversations)}
  left join conversation_readers mine on mine.conversation_uuid = c.uuid and mine.account_uuid = :me
  cross join lateral (
    select count(*) as count, min(m.sequence) as first from messages m where m.conversation_uuid = c.uuid and ${UNREAD}
  ) unread
  cross join lateral (
    select max(r.read_sequence) as read_sequence from conversation_readers r
    where r.conversation_uuid = c.uuid and (r.account_uuid = c.contractor_uuid) = (c.contractor_uuid <> :me)
  ) other`

/** All entries of a reader; a statement adds its condition. */
export const ENTRIES = selectEntries()

const NEWEST_FIRST = 'order by c.activity_at desc, c.uuid desc'

/**
 * The newest conversations that meet a condition. A limit in the text of the statement tells the planner that few rows are read, whatever the
 * bindings are, so that it keeps one plan: the joins take several times longer to plan than to run.
 */
const newestEntries = (condition: string): string =>
  `${selectEntries(`(
    select c.* from conversations c where ${condition} ${NEWEST_FIRST} limit ${PAGE_LIMIT_MAX + 1}
  )`)} ${NEWEST_FIRST} limit :limit`

const FIRST_ENTRIES = forReaders('inbox-list', (reader) => newestEntries(visibleTo(reader)))

const ENTRIES_AFTER = forReaders('inbox-list-after', (reader) =>
  newestEntries(`${visibleTo(reader)} and (c.activity_at, c.uuid) < (:at, cast(:uuid as uuid))`),
)

const ENTRY = forReaders(
  'inbox-entry',
  (reader) => `${ENTRIES} where ${visibleTo(reader)} and c.uuid = :conversationUuid`,
)

const FACTS = {
  name: 'conversation-facts',
  sql: `select ${PEOPLE_COLUMNS} ${peopleTables()} where c.uuid = :conversationUuid`,
}

const COUNTS = forReaders(
  'inbox-counts',
  (reader) => `select ${unreadConversations(reader)} as unread, ${PENDING_REQUESTS} as pending_requests`,
)

const LIST_AUDIENCE = { name: 'conversation-audience', sql: AUDIENCE }

const LAST_MESSAGES = {
  name: 'last-messages',
  sql: `
    select m.* from unnest(cast(:uuids as uuid[]), cast(:sequences as int[])) as last (uuid, sequence)
    join messages m on m.conversation_uuid = last.uuid and m.sequence = last.sequence`,
}

/** The last message of each entry that has one. */
export const selectLastMessages = async (
  knex: Knex,
  rows: readonly InboxRow[],
): Promise<ReadonlyMap<string, Message>> => {
  const withMessages = rows.filter(({ lastSequence }) => lastSequence > 0)
  if (withMessages.length === 0) return new Map()
  const found = await selectPrepared<Message>(knex, LAST_MESSAGES, {
    uuids: withMessages.map(({ uuid }) => uuid),
    sequences: withMessages.map(({ lastSequence }) => lastSequence),
  })
  return new Map(found.map((message) => [message.conversationUuid, messageMapper.toEntity(message)]))
}

/** The statements of a first page of messages and of the next ones. `only`: a condition in SQL. */
const messagePages = (name: string, only: string) => {
  const write = (before: string): string =>
    `select * from messages where conversation_uuid = :conversationUuid ${only} ${before} order by sequence desc limit :limit`
  return {
    first: { name, sql: write('') },
    next: { name: `${name}-before`, sql: write('and sequence < :before') },
  }
}

const MESSAGES = messagePages('messages', '')
const MESSAGES_WITH_FILES = messagePages('messages-with-files', "and docs <> '[]'")

/** Messages, newest first. */
const selectMessages = async (
  knex: Knex,
  conversationUuid: string,
  page: PageRequest,
  { first, next }: ReturnType<typeof messagePages>,
): Promise<Page<Message>> => {
  const before = decodeSequenceCursor(page.cursor)
  const newestFirst = await selectPrepared<Message>(knex, before === null ? first : next, {
    conversationUuid,
    before,
    limit: page.limit + 1,
  })
  const shown = newestFirst.slice(0, page.limit).map(messageMapper.toEntity)
  const last = shown.at(-1)
  return {
    items: shown,
    nextCursor: newestFirst.length > page.limit && last ? encodeSequenceCursor(last.sequence) : null,
  }
}
