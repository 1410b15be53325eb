import type { ChannelEvent, ChannelStore, KeyedEvent } from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { isUniqueViolation } from '../database/connection-errors.ts'
import { type PreparedStatement, selectPrepared } from '../database/select-prepared.ts'
import { selectRows } from '../database/select-rows.ts'
import { AUDIENCE, CONTACT_AUDIENCE } from '../read-models/conversation-audience.ts'

export const createChannelStore = (knex: Knex): ChannelStore => ({
  append: (accountUuids, key, event) => append(knex, APPEND, { key, event }, { accountUuids: [...accountUuids] }),
  appendToAudience: (conversationUuid, key, event) =>
    append(knex, APPEND_TO_AUDIENCE, { key, event }, { conversationUuid }),
  appendToContactAudience: (conversationUuid, key, event) =>
    append(knex, APPEND_TO_CONTACT_AUDIENCE, { key, event }, { conversationUuid }),
  listAfter: async (accountUuid, sequence) => {
    const rows = await selectRows<{ head: number; sequence: number | null; event: Omit<ChannelEvent, 'sequence'> }>(
      knex,
      `select h.sequence as head, e.sequence, e.event
       from channel_heads h
       left join channel_events e on e.account_uuid = h.account_uuid and e.sequence > :sequence
       where h.account_uuid = :accountUuid order by e.sequence`,
      { accountUuid, sequence },
    )
    const head = rows[0]?.head ?? 0
    const events = rows.flatMap((row) => (row.sequence === null ? [] : [{ ...row.event, sequence: row.sequence }]))
    // Sequences have no gaps, so a smaller number of events means that some were removed; a sequence above the head is invalid.
    return head - sequence === events.length ? events : null
  },
  getLatestSequence: async (accountUuid) => {
    const [row] = await selectRows<{ sequence: number }>(
      knex,
      'select sequence from channel_heads where account_uuid = :accountUuid',
      { accountUuid },
    )
    return row?.sequence ?? 0
  },
  getLatestSequences: async (accountUuids) => {
    const rows = await selectRows<{ accountUuid: string; sequence: number }>(
      knex,
      'select account_uuid, sequence from channel_heads where account_uuid = any(cast(:accountUuids as uuid[]))',
      { accountUuids: [...accountUuids] },
    )
    return new Map(rows.map(({ accountUuid, sequence }) => [accountUuid, sequence] as const))
  },
  removeOlderThan: async (instant) => knex('channelEvents').where('at', '<', instant).delete(),
})

/** Appends the event to the channels of those whom the statement selects by these bindings. */
async function append(
  knex: Knex,
  statement: PreparedStatement,
  { event, key }: KeyedEvent,
  to: Readonly<Record<string, unknown>>,
): Promise<ReadonlyMap<string, ChannelEvent>> {
  const bindings = { ...to, ...toEventBindings({ event, key }) }
  const rows = await insertEvents<{ accountUuid: string; sequence: number }>(knex, statement, bindings)
  return new Map(rows.map(({ accountUuid, sequence }) => [accountUuid, { ...event, sequence }] as const))
}

/** What `appendEvent` binds. */
export const toEventBindings = ({ event, key }: KeyedEvent) => ({
  channelKey: key,
  event: JSON.stringify(event),
  at: event.at,
})

const ATTEMPTS = 4

/** Runs a statement that inserts events, and returns its rows. */
export async function insertEvents<Row>(
  knex: Knex,
  statement: PreparedStatement,
  bindings: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await selectPrepared<Row>(knex, statement, bindings)
    } catch (error) {
      // Of two concurrent appends with one key, one violates the unique index; when it is repeated it sees the other's event.
      if (!isUniqueViolation(error, 'channel_events_key') || attempt === ATTEMPTS) throw error
    }
  }
}

/**
 * SQL that appends an event (`toEventBindings`) to the channels of the accounts `a` that fulfil a condition, in a CTE and a final statement.
 * Channels are locked in the order of the accounts, so that no two of these wait for each other. Deleted accounts are skipped: a retry for
 * them would never succeed.
 */
export const appendEvent = (condition: string): string => `
  head as (
    insert into channel_heads as h (account_uuid, sequence)
    select a.uuid, 1 from accounts a
    where ${condition}
      and not exists (select 1 from channel_events e where e.account_uuid = a.uuid and e.key = :channelKey)
    order by a.uuid
    on conflict (account_uuid) do update set sequence = h.sequence + 1
    returning account_uuid, sequence
  )
  insert into channel_events (account_uuid, sequence, key, event, at)
  select account_uuid, sequence, :channelKey, cast(:event as jsonb), :at from head
  returning account_uuid, sequence`

const APPEND = {
  name: 'append-channel-events',
  sql: `with ${appendEvent('a.uuid = any(cast(:accountUuids as uuid[]))')}`,
}

const APPEND_TO_AUDIENCE = {
  name: 'append-audience-events',
  sql: `with ${appendEvent(`a.uuid in (${AUDIENCE})`)}`,
}

const APPEND_TO_CONTACT_AUDIENCE = {
  name: 'append-contact-events',
  sql: `with ${appendEvent(`a.uuid in (${CONTACT_AUDIENCE})`)}`,
}
