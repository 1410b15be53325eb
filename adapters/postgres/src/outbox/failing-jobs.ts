import {
  ATTEMPTS_BEFORE_ERROR,
  type FailingJob,
  type FailingJobs,
  type JobCounts,
  type JobId,
} from '@guildhall/domain/notifications'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { decodeJobCursor, encodeJobCursor } from './job-cursor.ts'
import { JOB_COLUMNS, JOB_DEFAULTS, queueName, REACTIONS, WAKE_CHANNEL } from './queues.ts'

/** Attempts that have failed: all while it waits, all but this one while it runs. */
const FAILURES = `case when state = 'retry' then retry_count + 1 else retry_count end`
const UNDONE = `name like 'reaction-%' and state in ('created', 'retry', 'active')`
const FAILING = `name like 'reaction-%' and state in ('retry', 'active') and ${FAILURES} >= ${ATTEMPTS_BEFORE_ERROR}`
const reactionOf = `substr(name, length('reaction-') + 1)`

/** Both kinds as one list. */
const JOBS = `
  select id as uuid, ${reactionOf} as reaction, data -> 'event' ->> 'type' as event_type, 'failing' as state,
    date_trunc('milliseconds', created_on) as since, ${FAILURES} as attempts,
    coalesce(output ->> 'message', output -> 'value' ->> 'message') as error,
    case when state = 'retry' then start_after end as next_attempt_at, cast(null as timestamptz) as parked_at
  from pgboss.job where ${FAILING}
  union all
  select uuid, reaction, event_type, 'parked', since, attempts, error, null, parked_at from parked_jobs`

/** A reaction of an earlier release has no queue; its jobs stay parked. */
const HAS_QUEUE = `exists (select from pgboss.queue q where q.name = 'reaction-' || reaction)`

/** Puts what was deleted from `parked_jobs` back into the queue, in its place in the order. */
const UNPARK = `
  insert into pgboss.job (${JOB_COLUMNS})
  select p.uuid, q.name, jsonb_build_object('event', p.event, 'order', p.place), p.ordering_key, p.since, ${JOB_DEFAULTS}
  from parked p join pgboss.queue q on q.name = 'reaction-' || p.reaction
  on conflict do nothing`

/** The jobs of the outbox that have not succeeded. Rules: MOD-62, MOD-63. */
export const createFailingJobs = (knex: Knex): FailingJobs => {
  const findOne = async ({ reaction, uuid }: JobId): Promise<FailingJob | null> => {
    const sql = `select * from (${JOBS}) j where reaction = :reaction and uuid = :uuid`
    const [job] = await selectRows<FailingJob>(knex, sql, { reaction, uuid })
    return job ?? null
  }
  /** Runs all jobs that match, now; returns how many. */
  const retry = async (
    failing: string,
    parked: string,
    bindings: Readonly<Record<string, string>>,
  ): Promise<number> => {
    const retried = await selectRows(
      knex,
      `update pgboss.job set start_after = now() where ${FAILING} and state = 'retry' and ${failing} returning id`,
      bindings,
    )
    const unparked = await selectRows(
      knex,
      `with parked as (delete from parked_jobs where ${parked} and ${HAS_QUEUE} returning *), back as (${UNPARK})
       select uuid from parked`,
      bindings,
    )
    await knex.raw(`select pg_notify('${WAKE_CHANNEL}', '')`)
    return retried.length + unparked.length
  }

  return {
    list: async ({ cursor, limit }) => {
      const after = decodeJobCursor(cursor)
      const rows = await selectRows<FailingJob>(
        knex,
        `select * from (${JOBS}) j
         ${after === null ? '' : 'where (since, uuid, reaction) > (:since, cast(:uuid as uuid), :reaction)'}
         order by since, uuid, reaction limit :limit`,
        { ...after, limit: limit + 1 },
      )
      const items = rows.slice(0, limit)
      const last = items.at(-1)
      return { items, nextCursor: rows.length > limit && last ? encodeJobCursor(last) : null }
    },
    listParked: async (reaction, uuids) =>
      new Set<string>(await knex('parkedJobs').where({ reaction }).whereIn('uuid', uuids).pluck('uuid')),
    count: async () => {
      const rows = await selectRows<JobCounts>(
        knex,
        `select reaction, cast(sum(waiting) as integer) as waiting, cast(sum(failing) as integer) as failing,
           cast(sum(parked) as integer) as parked
         from (
           select ${reactionOf} as reaction, count(*) filter (where not (${FAILING})) as waiting,
             count(*) filter (where ${FAILING}) as failing, 0 as parked
           from pgboss.job where ${UNDONE} group by 1
           union all
           select reaction, 0, 0, count(*) from parked_jobs group by 1
         ) j group by reaction`,
      )
      const found = new Map(rows.map((row) => [row.reaction, row]))
      return REACTIONS.map((reaction) => found.get(reaction) ?? { reaction, waiting: 0, failing: 0, parked: 0 })
    },
    retry: async ({ reaction, uuid }) => {
      const bindings = { queue: queueName(reaction), reaction, uuid }
      const mine = 'reaction = :reaction and uuid = :uuid'
      if ((await retry('name = :queue and id = :uuid', mine, bindings)) > 0) return true
      // It runs already.
      return (await findOne({ reaction, uuid })) !== null
    },
    retryAll: ({ eventType, reaction }) =>
      retry(
        `name = :queue and data -> 'event' ->> 'type' = :eventType`,
        'reaction = :reaction and event_type = :eventType',
        {
          queue: queueName(reaction),
          reaction,
          eventType,
        },
      ),
    drop: async ({ reaction, uuid }) => {
      const job = await findOne({ reaction, uuid })
      if (job === null) return null
      if (job.state === 'parked') {
        return (await knex('parkedJobs').where({ reaction, uuid }).delete()) > 0 ? job : null
      }
      const dropped = await selectRows(
        knex,
        `delete from pgboss.job where name = :queue and id = :uuid and state = 'retry' returning id`,
        { queue: queueName(reaction), uuid },
      )
      return dropped.length > 0 ? job : 'running'
    },
  }
}

/**
 * Takes a job out of the queue: it waits for an operator, and is never removed but by one. Later events of its conversation go on without it.
 * Rule: MOD-62.
 */
export const parkJob = async (
  knex: Knex,
  { reaction, uuid }: JobId,
  { attempts, error }: { readonly attempts: number; readonly error: string | null },
): Promise<void> => {
  await selectRows(
    knex,
    `with parked as (
       delete from pgboss.job where name = :queue and id = :uuid returning *
     )
     insert into parked_jobs (reaction, uuid, event_type, event, ordering_key, place, attempts, error, since, parked_at)
     select :reaction, id, data -> 'event' ->> 'type', data -> 'event', singleton_key, cast(data ->> 'order' as bigint), :attempts,
       coalesce(:error, output ->> 'message'), created_on, now()
     from parked
     on conflict (reaction, uuid) do nothing`,
    { reaction, uuid, queue: queueName(reaction), attempts, error },
  )
}
