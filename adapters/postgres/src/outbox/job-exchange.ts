import type { Knex } from 'knex'
import { selectPrepared } from '../database/select-prepared.ts'
import type { OutboxJob } from './postgres-outbox.ts'
import type { Lane } from './queues.ts'

/** A job that was fetched: leased to this worker. */
export interface FetchedJob {
  readonly id: string
  readonly queue: string
  readonly lane: Lane
  readonly data: OutboxJob
  /** Attempts before this one. */
  readonly retryCount: number
  readonly singletonKey: string | null
}

export interface JobsWanted {
  /** The number of the worker that fetches them; null while it has none. */
  readonly heldBy: number | null
  /** Jobs that were completed; they are deleted. */
  readonly completed: readonly Pick<FetchedJob, 'id' | 'queue'>[]
  /** The most jobs to fetch, of each queue and lane; others are not fetched from. */
  readonly capacities: readonly Capacity[]
}

export interface Capacity {
  readonly queue: string
  readonly lane: Lane
  readonly jobs: number
}

/** Deletes jobs that are done and fetches the next of all queues. */
export type ExchangeJobs = (wanted: JobsWanted) => Promise<readonly FetchedJob[]>

/**
 * As pg-boss deletes and fetches, but of all queues together; jobs that another worker fetches at the same time are left to it. `taken` are those of
 * `next` by way of arrays: the planner takes a limit that it does not know for a tenth of all that wait, and would read all jobs to find these again.
 */
const EXCHANGE = {
  name: 'exchange-jobs',
  sql: `
    with done as (
      delete from pgboss.job j
      using unnest(cast(:doneQueues as text[]), cast(:doneIds as uuid[])) as d (name, id)
      where j.name = d.name and j.id = d.id
    ),
    next as materialized (
      select w.name, due.id
      from unnest(cast(:queues as text[]), cast(:lanes as text[]), cast(:limits as integer[])) as w (name, lane, capacity)
      cross join lateral (
        select j.id from pgboss.job j
        where j.name = w.name and (j.priority < 0) = (w.lane = 'background') and j.state < 'active' and j.start_after < now()
        order by j.created_on, j.id limit w.capacity
        for update skip locked
      ) due
    )
    update pgboss.job j set
      state = 'active',
      held_by = cast(:heldBy as integer),
      started_on = now(),
      retry_count = case when started_on is not null then retry_count + 1 else retry_count end
    from unnest(array(select name from next order by id), array(select id from next order by id)) as taken (name, id)
    where j.name = taken.name and j.id = taken.id
    returning j.id, j.name as queue, case when j.priority < 0 then 'background' else 'people' end as lane, j.data,
      j.retry_count, j.singleton_key`,
}

export const createJobExchange =
  (knex: Knex): ExchangeJobs =>
  ({ capacities, completed, heldBy }) =>
    selectPrepared<FetchedJob>(knex, EXCHANGE, {
      heldBy,
      doneQueues: completed.map(({ queue }) => queue),
      doneIds: completed.map(({ id }) => id),
      queues: capacities.map(({ queue }) => queue),
      lanes: capacities.map(({ lane }) => lane),
      limits: capacities.map(({ jobs }) => jobs),
    })
