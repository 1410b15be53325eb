import type { Notification, SessionListsView, SystemMessage } from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { snakeCaseMappers } from 'objection'
import { selectPrepared } from '../database/select-prepared.ts'
import { notificationMapper, systemMessageMapper } from '../mappers/notification.mapper.ts'
import { toPage } from './to-page.ts'

/** A row as JSON, whose instants are text. */
type JsonRow = Readonly<Record<string, unknown>>

interface ListsRow {
  readonly bookmarks: readonly string[]
  readonly notifications: readonly JsonRow[]
  readonly unreadNotifications: number
  readonly systemMessages: readonly JsonRow[]
  readonly unreadSystemMessages: number
}

const newest = (from: string, where: string): string => `
  (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc, n.uuid desc), '[]') from (
    select * from ${from} where ${where} order by created_at desc, uuid desc limit :limit
  ) n)`

const LISTS = {
  name: 'session-lists',
  sql: `
    select
      array(
        select cast(candidate_uuid as text) from bookmarks where company_uuid = cast(:companyUuid as uuid)
        order by added_at desc, candidate_uuid desc limit :bookmarksMax
      ) as bookmarks,
      ${newest('notifications', 'account_uuid = :accountUuid')} as notifications,
      (select count(*) from notifications where account_uuid = :accountUuid and read_at is null) as unread_notifications,
      ${newest('system_messages', 'account_uuid = :accountUuid and archived_at is null')} as system_messages,
      (select count(*) from system_messages
        where account_uuid = :accountUuid and read_at is null and archived_at is null) as unread_system_messages`,
}

const mappers = snakeCaseMappers()

/** A row of JSON as the driver would read it. */
const parseRow = (row: JsonRow): unknown =>
  Object.fromEntries(
    Object.entries(mappers.parse({ ...row })).map(([field, value]) => [
      field,
      field.endsWith('At') && typeof value === 'string' ? new Date(value) : value,
    ]),
  )

const cursorOf = ({ createdAt, uuid }: Pick<Notification, 'createdAt' | 'uuid'>) => ({ at: createdAt, uuid })

/** The lists that a session starts with, in one statement. */
export const createSessionLists = (knex: Knex): SessionListsView => ({
  get: async ({ limit, ...query }) => {
    const [row] = await selectPrepared<ListsRow>(knex, LISTS, { ...query, limit: limit + 1 })
    if (row === undefined) throw new Error('A statement without tables always yields a row')
    const notifications = row.notifications.map((one) => notificationMapper.toEntity(parseRow(one) as Notification))
    const messages = row.systemMessages.map((one) => systemMessageMapper.toEntity(parseRow(one) as SystemMessage))
    return {
      bookmarks: row.bookmarks,
      notifications: toPage(notifications, limit, cursorOf),
      unreadNotifications: row.unreadNotifications,
      systemMessages: toPage(messages, limit, cursorOf),
      unreadSystemMessages: row.unreadSystemMessages,
    }
  },
})
