import type { ChannelEvent, ChannelStore } from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { insertEvents } from '../repositories/channel-store.ts'
import { batchCalls } from './batch-calls.ts'

interface Appended {
  readonly accountUuid: string
  readonly key: string
  readonly sequence: number
}

interface Appending {
  readonly accountUuids: readonly string[]
  readonly key: string
  readonly event: Omit<ChannelEvent, 'sequence'>
}

/** Appends several events to the channels of several people in one statement. */
export const appendInBatches = (knex: Knex): ChannelStore['append'] => {
  const append = batchCalls(async (calls: readonly Appending[]) => {
    const all = calls.flatMap(({ accountUuids, event, key }) =>
      accountUuids.map((accountUuid) => ({ accountUuid, key, event, at: event.at })),
    )
    const place = (accountUuid: string, key: string): string => `${accountUuid} ${key}`
    const stored = await insertEvents<Appended>(knex, APPEND, { events: JSON.stringify(all) })
    const sequences = new Map(
      stored.map(({ accountUuid, key, sequence }) => [place(accountUuid, key), sequence] as const),
    )
    return calls.map(({ accountUuids, event, key }) => {
      const own = accountUuids.flatMap((accountUuid) => {
        const sequence = sequences.get(place(accountUuid, key))
        // Of two calls with one key, the first appended it.
        sequences.delete(place(accountUuid, key))
        return sequence === undefined ? [] : [[accountUuid, { ...event, sequence }] as const]
      })
      return new Map<string, ChannelEvent>(own)
    })
  })
  return (accountUuids, key, event) => append({ accountUuids, key, event })
}

/** Channels are locked in the order of the accounts, as by a single append. Deleted accounts are skipped: a retry for them would never succeed. */
const APPEND = {
  name: 'append-many-channel-events',
  sql: `
    with wanted as (
      select distinct on (a.uuid, w.key) a.uuid as account_uuid, w.key, w.event, w.at, w.place
      from rows from (jsonb_to_recordset(cast(:events as jsonb)) as ("accountUuid" uuid, key text, event jsonb, at timestamptz))
        with ordinality as w (account_uuid, key, event, at, place)
      join accounts a on a.uuid = w.account_uuid
      where not exists (select 1 from channel_events e where e.account_uuid = w.account_uuid and e.key = w.key)
      order by a.uuid, w.key, w.place
    ), head as (
      insert into channel_heads as h (account_uuid, sequence)
      select account_uuid, count(*) from wanted group by account_uuid order by account_uuid
      on conflict (account_uuid) do update set sequence = h.sequence + excluded.sequence
      returning account_uuid, sequence
    )
    insert into channel_events (account_uuid, sequence, key, event, at)
    select w.account_uuid,
      h.sequence - count(*) over person + row_number() over (person order by w.place), w.key, w.event, w.at
    from wanted w join head h on h.account_uuid = w.account_uuid
    window person as (partition by w.account_uuid)
    returning account_uuid, sequence, key`,
}
