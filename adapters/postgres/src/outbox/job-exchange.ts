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
 * Deletes and fetches as pg-boss does, but of all queues together; jobs that another worker fetches at the same time are left to it. A function,
 * because its plan must not depend on statistics: they are from before the jobs that wait, and the planner would read and sort all of these for
 * each fetch. `taken` are those of `next` by way of arrays: it takes a limit that it does not know for a tenth of all that wait, and would read
 * all jobs to find these again.
 */
export const EXCHANGE_FUNCTION = `
  create or replace function pgboss.exchange_jobs(
    done_queues text[], done_ids uuid[], queues text[], lanes text[], limits integer[], worker integer
  )
  returns table (id uuid, queue text, lane text, data jsonb, retry_count integer, singleton_key text)
  language plpgsql
  set enable_seqscan = off
  set enable_bitmapscan = off
  set enable_sort = off
  set plan_cache_mode = force_generic_plan
  as $function$
  #variable_conflict use_column
  begin
    return query
    with done as (
      delete from pgboss.job j
      using unnest(done_queues, done_ids) as d (name, id)
      where j.name = d.name and j.id = d.id
    ),
    next as materialized (
      select w.name, due.id
      from unnest(queues, lanes, limits) as w (name, lane, capacity)
      cross join lateral (
        select j.id from pgboss.job j
        where j.name = w.name and (j.priority < 0) = (w.lane = 'background') and j.state < 'active' and j.start_after < now()
        order by j.created_on, j.id limit w.capacity
        for update skip locked
      ) due
    )
    update pgboss.job j set
      state = 'active',
      held_by = worker,
      started_on = now(),
      retry_count = case when j.started_on is not null then j.retry_count + 1 else j.retry_count end
    from unnest(array(select name from next order by id), array(select id from next order by id)) as taken (name, id)
    where j.name = taken.name and j.id = taken.id
    returning j.id, j.name, case when j.priority < 0 then 'background' else 'people' end, j.data, j.retry_count, j.singleton_key;
  end
  $function$`

const EXCHANGE = {
  name: 'exchange-jobs',
  sql: `
    select * from pgboss.exchange_jobs(
      cast(:doneQueues as text[]), cast(:doneIds as uuid[]),
      cast(:queues as text[]), cast(:lanes as text[]), cast(:limits as integer[]), cast(:heldBy as integer)
    )`,
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
