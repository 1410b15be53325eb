import type { SystemMessage, SystemMessageRepository } from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { selectPrepared } from '../database/select-prepared.ts'
import { systemMessageMapper } from '../mappers/notification.mapper.ts'
import { batchCalls } from './batch-calls.ts'

/** Adds several messages in one statement. */
export const addSystemMessagesInBatches = (knex: Knex): SystemMessageRepository['add'] =>
  batchCalls(async (messages: readonly SystemMessage[]) => {
    const rows = messages.map((message) => systemMessageMapper.toRow(message))
    const added = await selectPrepared<{ uuid: string }>(knex, ADD, { messages: JSON.stringify(rows) })
    const uuids = new Set(added.map(({ uuid }) => uuid))
    return messages.map(({ uuid }) => uuids.has(uuid))
  })

/** Deleted accounts are skipped: a retry for them would never succeed. */
const ADD = {
  name: 'add-system-messages',
  sql: `
    insert into system_messages (uuid, account_uuid, key, type, title, body, link, read_at, archived_at, created_at)
    select m.uuid, a.uuid, m.key, m.type, m.title, m.body, m.link, m."readAt", m."archivedAt", m."createdAt"
    from jsonb_to_recordset(cast(:messages as jsonb)) as m (
      uuid uuid, "accountUuid" uuid, key text, type text, title text, body text, link text,
      "readAt" timestamptz, "archivedAt" timestamptz, "createdAt" timestamptz
    ) join accounts a on a.uuid = m."accountUuid"
    on conflict (account_uuid, key) do nothing
    returning uuid`,
}
