import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { queueName, REACTIONS } from './queues.ts'
import { type WorkerConnection, WORKER_LOCKS } from './worker-connection.ts'

/** A job of a queue; jobs of one event in several queues have the same id. */
export interface JobKey {
  readonly queue: string
  readonly id: string
}

/** Renews or releases the leases of fetched jobs. */
export interface JobLeases {
  /** Extends the leases of these jobs of this worker, which have its present number from now on; returns those that it has no more. */
  readonly renew: (jobs: readonly JobKey[]) => Promise<readonly JobKey[]>
  /** Makes these jobs of this worker available to other workers at once. */
  readonly release: (jobs: readonly JobKey[]) => Promise<void>
  /** Makes jobs with expired leases available: their worker is gone, or hangs. */
  readonly releaseExpired: () => Promise<void>
  /** Numbers of workers that have jobs and no connection. */
  readonly findGone: () => Promise<readonly number[]>
  /** Makes the jobs of those of them available that still have no connection. */
  readonly releaseGone: (numbers: readonly number[]) => Promise<void>
}

const QUEUES = REACTIONS.map(queueName)

const RETRY = `state = 'retry', held_by = null`
const RETRY_NOW = `${RETRY}, start_after = now()`
/** A job that crashes its worker backs off like one that fails. */
const RETRY_LATER = `${RETRY}, start_after =
  now() + least(coalesce(retry_delay_max, 300), power(2, least(retry_count, 16)) - 1) * interval '1s'`

/**
 * The named jobs of a worker. Those of one that had no connection have no number: they are its by their lease alone. The state is compared as text,
 * so that each is found by its key: the index of all active jobs has each that was done since the last vacuum.
 */
const mine = (locking: string): string => `
  select job.name, job.id from unnest(cast(:queues as text[]), cast(:ids as uuid[])) as wanted (name, id)
  cross join lateral (
    select j.name, j.id from pgboss.job j
    where j.name = wanted.name and j.id = wanted.id and cast(j.state as text) = 'active'
      and (j.held_by is null or j.held_by = any(cast(:numbers as integer[])))
    ${locking}
  ) job`

/** A worker has its lock before it fetches jobs: a number without one is that of a connection that has ended. */
const IS_GONE = `held_by is not null and not exists (
  select from pg_locks l
  where l.locktype = 'advisory' and l.classid = cast(${WORKER_LOCKS} as oid) and l.objid = cast(held_by as oid)
    and l.database = (select oid from pg_database where datname = current_database()))`

/** Jobs that are just deleted or changed are left alone: to wait for them, in another order than others, would be a deadlock. */
const LOCKING = 'for update skip locked'
const changing = (set: string, due: string): string => `
  update pgboss.job j set ${set} from (${due}) due where j.name = due.name and j.id = due.id`
const active = (where: string): string =>
  `select name, id from pgboss.job where state = 'active' and ${where} ${LOCKING}`

const RENEW = `
  with renewed as (${changing('started_on = now(), held_by = cast(:number as integer)', mine(LOCKING))})
  select * from unnest(cast(:queues as text[]), cast(:ids as uuid[])) as wanted (queue, id)
  except
  ${mine('')}`

export const createJobLeases = (knex: Knex, connection: Pick<WorkerConnection, 'number' | 'numbers'>): JobLeases => {
  const update = async (set: string, due: string, bindings: Readonly<Record<string, unknown>> = {}): Promise<void> => {
    await knex.raw(changing(set, due), bindings as Knex.ValueDict)
  }
  const bindingsOf = (jobs: readonly JobKey[]) => ({
    queues: jobs.map(({ queue }) => queue),
    ids: jobs.map(({ id }) => id),
    numbers: connection.numbers(),
  })
  return {
    renew: async (jobs) =>
      jobs.length === 0 ? [] : selectRows<JobKey>(knex, RENEW, { ...bindingsOf(jobs), number: connection.number() }),
    release: async (jobs) => {
      if (jobs.length > 0) await update(RETRY_NOW, mine(LOCKING), bindingsOf(jobs))
    },
    releaseExpired: async () => {
      await update(
        RETRY_LATER,
        active(`name = any(cast(:queues as text[])) and started_on + expire_seconds * interval '1s' < now()`),
        { queues: QUEUES },
      )
    },
    findGone: async () => {
      const rows = await selectRows<{ heldBy: number }>(
        knex,
        `select distinct held_by from pgboss.job where state = 'active' and ${IS_GONE}`,
      )
      return rows.map(({ heldBy }) => heldBy)
    },
    releaseGone: async (numbers) => {
      if (numbers.length > 0)
        await update(RETRY_LATER, active(`held_by = any(cast(:numbers as integer[])) and ${IS_GONE}`), { numbers })
    },
  }
}

/** Makes all fetched jobs available: only if no other worker can be running. */
export const releaseAllJobs = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `update pgboss.job set ${RETRY_NOW}
     where (name = any(cast(:queues as text[])) or name like 'scheduled-%') and state = 'active'`,
    { queues: QUEUES },
  )
}
