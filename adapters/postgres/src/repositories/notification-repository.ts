import type { Notification, NotificationPreferences, NotificationRepository } from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { selectPrepared } from '../database/select-prepared.ts'
import { selectRows } from '../database/select-rows.ts'
import { decodeCursor } from '../mappers/cursor.ts'
import { notificationMapper, preferencesMapper } from '../mappers/notification.mapper.ts'
import { toPage } from '../read-models/to-page.ts'
import { appendEvent, insertEvents, toEventBindings } from './channel-store.ts'

/** All mail is on by default. Rule: NOTE-1. */
export const DEFAULT_PREFERENCES = { system: true, newRequests: true, replies: true }

export const createNotificationRepository = (knex: Knex): NotificationRepository => ({
  add: async (notification, channelEvent) => {
    const bindings = { ...notificationMapper.toRow(notification), ...toEventBindings(channelEvent) }
    const [stored] = await insertEvents<{ sequence: number }>(knex, ADD, bindings)
    return stored === undefined ? null : { ...channelEvent.event, sequence: stored.sequence }
  },
  list: async (accountUuid, page) => {
    const after = decodeCursor(page.cursor)
    const rows = await selectPrepared<Notification>(knex, after ? NEXT_PAGE : FIRST_PAGE, {
      accountUuid,
      ...after,
      limit: page.limit + 1,
    })
    return toPage(rows.map(notificationMapper.toEntity), page.limit, ({ createdAt, uuid }) => ({ at: createdAt, uuid }))
  },
  countUnread: async (accountUuid) => {
    const [row] = await selectPrepared<{ unread: number }>(knex, COUNT_UNREAD, { accountUuid })
    return row?.unread ?? 0
  },
  markRead: async (accountUuid, uuid, at) =>
    (await knex('notifications')
      .where({ accountUuid, uuid })
      .update({ readAt: knex.raw('coalesce(read_at, ?)', [at]) })) > 0,
  markAllRead: async (accountUuid, readAt) =>
    knex('notifications').where({ accountUuid }).whereNull('readAt').update({ readAt }),
  markConversationRead: async (accountUuid, conversationUuid, readAt) =>
    knex('notifications').where({ accountUuid, conversationUuid }).whereNull('readAt').update({ readAt }),
  getPreferences: async (accountUuid) => {
    const [row] = await selectPrepared<NotificationPreferences>(knex, GET_PREFERENCES, { accountUuid })
    return row ? preferencesMapper.toEntity(row) : DEFAULT_PREFERENCES
  },
  savePreferences: async (accountUuid, { newRequests = null, replies = null, system = null }) => {
    const [saved] = await selectRows<NotificationPreferences>(
      knex,
      `insert into notification_preferences as p (account_uuid, system, new_requests, replies)
       values (:accountUuid, coalesce(:system, true), coalesce(:newRequests, true), coalesce(:replies, true))
       on conflict (account_uuid) do update set
         system = coalesce(:system, p.system),
         new_requests = coalesce(:newRequests, p.new_requests),
         replies = coalesce(:replies, p.replies)
       returning system, new_requests, replies`,
      { accountUuid, system, newRequests, replies },
    )
    return saved ?? DEFAULT_PREFERENCES
  },
})

const pageSql = (after: string): string =>
  `select * from notifications where account_uuid = :accountUuid ${after} order by created_at desc, uuid desc limit :limit`

const FIRST_PAGE = { name: 'notifications', sql: pageSql('') }
const NEXT_PAGE = { name: 'notifications-after', sql: pageSql('and (created_at, uuid) < (:at, cast(:uuid as uuid))') }

const COUNT_UNREAD = {
  name: 'unread-notifications',
  sql: `
    select cast(count(*) as integer) as unread from notifications
    where account_uuid = :accountUuid and read_at is null`,
}

const GET_PREFERENCES = {
  name: 'notification-preferences',
  sql: 'select * from notification_preferences where account_uuid = :accountUuid',
}

/** Deleted accounts are skipped: a retry for them would never succeed. */
const ADD = {
  name: 'add-notification',
  sql: `
    with notification as (
      insert into notifications (uuid, account_uuid, key, type, text, conversation_uuid, read_at, created_at)
      select :uuid, a.uuid, :key, :type, :text, :conversationUuid, :readAt, :createdAt
      from accounts a where a.uuid = :accountUuid
      on conflict (account_uuid, key) do nothing
    ), ${appendEvent('a.uuid = :accountUuid')}`,
}
