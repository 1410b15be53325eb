import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { LANES, queueName, REACTIONS, type Reaction } from './queues.ts'

/** Ages in seconds, by the database's clock; null if there is no such entry. */
export interface ReactionBacklog {
  readonly reaction: Reaction
  /** Of the oldest entry that no worker has fetched, also one that waits for its next attempt. */
  readonly oldestSeconds: number | null
  /** Of the oldest entry that a worker could fetch now. */
  readonly oldestReadySeconds: number | null
}

/** What waits, for metrics. */
export interface Backlog {
  /** Every reaction, in their order. */
  readonly reactions: readonly ReactionBacklog[]
  /** Mails that are being sent, or that failed and are tried again. */
  readonly mailsWaiting: number
}

/** The first entry of each lane, by the index that workers fetch with: however many wait, one is read. */
const oldest = (condition: string): string => `
  (select extract(epoch from now() - min(first.created_on)) from unnest(cast(:lanes as boolean[])) as l (is_background)
   cross join lateral (
     select j.created_on from pgboss.job j
     where j.name = q.name and (j.priority < 0) = l.is_background and j.state < 'active' ${condition}
     order by j.created_on, j.id limit 1
   ) first)`

const AGES = `
  select q.name, ${oldest('')} as oldest, ${oldest('and j.start_after < now()')} as oldest_ready
  from unnest(cast(:queues as text[])) as q (name)`

/** By the index of mails that are not completed. */
const MAILS_WAITING = `select cast(count(*) as integer) as count from sent_mails where state in ('sending', 'waiting')`

const toSeconds = (age: number | string | null): number | null => (age === null ? null : Math.max(0, Number(age)))

/** Reads how long the entries of the outbox have waited, in two short statements. Rule: BASE-36. */
export const createBacklog = (knex: Knex) => async (): Promise<Backlog> => {
  const [ages, mails] = await Promise.all([
    selectRows<{ name: string; oldest: number | null; oldestReady: number | null }>(knex, AGES, {
      queues: REACTIONS.map(queueName),
      lanes: LANES.map((lane) => lane === 'background'),
    }),
    selectRows<{ count: number }>(knex, MAILS_WAITING),
  ])
  const byQueue = new Map(ages.map((row) => [row.name, row]))
  return {
    reactions: REACTIONS.map((reaction) => {
      const found = byQueue.get(queueName(reaction))
      return {
        reaction,
        oldestSeconds: toSeconds(found?.oldest ?? null),
        oldestReadySeconds: toSeconds(found?.oldestReady ?? null),
      }
    }),
    mailsWaiting: mails[0]?.count ?? 0,
  }
}
