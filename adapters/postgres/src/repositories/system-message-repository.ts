import type { SystemMessageRepository } from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { decodeCursor } from '../mappers/cursor.ts'
import { systemMessageMapper } from '../mappers/notification.mapper.ts'
import { toPage } from '../read-models/to-page.ts'
import { SystemMessageRow } from '../rows/notification.row.ts'

export const createSystemMessageRepository = (knex: Knex): SystemMessageRepository => ({
  add: async (message) => {
    // Deleted accounts are skipped: a retry for them would never succeed.
    const added = await selectRows(
      knex,
      `insert into system_messages (uuid, account_uuid, key, type, title, body, link, read_at, archived_at, created_at)
       select :uuid, a.uuid, :key, :type, :title, :body, :link, :readAt, :archivedAt, :createdAt
       from accounts a where a.uuid = :accountUuid
       on conflict (account_uuid, key) do nothing
       returning uuid`,
      { ...systemMessageMapper.toRow(message) },
    )
    return added.length > 0
  },
  list: async (accountUuid, { archived, cursor, limit }) => {
    const after = decodeCursor(cursor)
    const rows = await SystemMessageRow.query(knex)
      .where({ accountUuid })
      .modify((query) => {
        void (archived ? query.whereNotNull('archivedAt') : query.whereNull('archivedAt'))
        if (after) void query.whereRaw('(created_at, uuid) < (?, ?)', [after.at, after.uuid])
      })
      .orderBy('createdAt', 'desc')
      .orderBy('uuid', 'desc')
      .limit(limit + 1)
    return toPage(rows.map(systemMessageMapper.toEntity), limit, ({ createdAt, uuid }) => ({ at: createdAt, uuid }))
  },
  find: async (accountUuid, uuid) => {
    const row = await SystemMessageRow.query(knex).findOne({ accountUuid, uuid })
    return row === undefined ? null : systemMessageMapper.toEntity(row)
  },
  countUnread: async (accountUuid) =>
    SystemMessageRow.query(knex).where({ accountUuid }).whereNull('readAt').whereNull('archivedAt').resultSize(),
  markRead: (accountUuid, uuid, at) => setOnce(knex, { accountUuid, uuid, at }, 'read_at is null', 'read_at = :at'),
  archive: (accountUuid, uuid, at) =>
    setOnce(
      knex,
      { accountUuid, uuid, at },
      'archived_at is null',
      'archived_at = :at, read_at = coalesce(read_at, :at)',
    ),
  restore: (accountUuid, uuid) => setOnce(knex, { accountUuid, uuid }, 'archived_at is not null', 'archived_at = null'),
  markAllRead: async (accountUuid, at, link) =>
    SystemMessageRow.query(knex)
      .where({ accountUuid })
      .whereNull('readAt')
      .modify((query) => {
        if (link !== undefined) void query.where({ link })
      })
      .patch({ readAt: at }),
})

/** Changes a row that does not have the change yet; the row's lock lets one of two concurrent calls change it. */
const setOnce = async (
  knex: Knex,
  bindings: { readonly accountUuid: string; readonly uuid: string; readonly at?: Date },
  unless: string,
  set: string,
): Promise<'changed' | 'unchanged' | 'absent'> => {
  const own = 'account_uuid = :accountUuid and uuid = :uuid'
  const changed = await selectRows(
    knex,
    `update system_messages set ${set} where ${own} and ${unless} returning uuid`,
    bindings,
  )
  if (changed.length > 0) return 'changed'
  const standing = await selectRows(knex, `select uuid from system_messages where ${own}`, bindings)
  return standing.length > 0 ? 'unchanged' : 'absent'
}
