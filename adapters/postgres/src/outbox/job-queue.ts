import { JOB_RETENTION_DAYS } from '@guildhall/domain/privacy'
import type { Knex } from 'knex'
import PgBoss from 'pg-boss'
import { toDependencyError } from '../database/connection-errors.ts'
import { lockDefinitions } from '../database/definitions-lock.ts'
import { EXCHANGE_FUNCTION } from './job-exchange.ts'
import {
  ENDLESS_RETRIES,
  EXPIRE_SECONDS,
  queueName,
  REACTIONS,
  RETENTION_SECONDS,
  retryDelayMaxSeconds,
} from './queues.ts'

/** The driver's own connection, which accepts `$1` and multiple statements, as pg-boss writes them. */
interface Connection {
  query(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/** Lets pg-boss use our connection pool. */
const createPoolAdapter = (knex: Knex): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const connection = (await knex.client.acquireConnection()) as Connection
    try {
      return await connection.query(text, values)
    } catch (error) {
      // pg-boss opens transactions of its own; a failed one must not stay open in the pool.
      await connection.query('rollback').catch(() => undefined)
      throw toDependencyError(error)
    } finally {
      await knex.client.releaseConnection(connection)
    }
  },
})

/** Opens the queue. Its schema must exist (see `installJobQueue`). */
export const openJobQueue = async (knex: Knex, onError: (error: unknown) => void): Promise<PgBoss> => {
  const boss = new PgBoss({ db: createPoolAdapter(knex), migrate: false, supervise: true, schedule: true })
  boss.on('error', onError)
  await boss.start()
  return boss
}

/**
 * Migrates the queue's own schema and the reactions' queues; part of every migration. Processes that start together wait for one
 * another. Jobs are retried, at most a minute apart, until they succeed or are parked.
 */
export async function installJobQueue(knex: Knex): Promise<void> {
  const boss = new PgBoss({ db: createPoolAdapter(knex), migrate: true, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    const existing = new Set((await boss.getQueues()).map(({ name }) => name))
    for (const reaction of REACTIONS) {
      const name = queueName(reaction)
      const options = { ...QUEUE_OPTIONS, retryDelayMax: retryDelayMaxSeconds(reaction) }
      if (existing.has(name)) await boss.updateQueue(name, options)
      else await boss.createQueue(name, options)
    }
    await knex.transaction(async (trx) => {
      // Two processes that create it at once would both find that it does not exist.
      await lockDefinitions(trx)
      await trx.raw(NEXT_JOBS_INDEX)
      // It would wait for the running statements of other processes, also where there is nothing to add.
      if (!(await trx.schema.withSchema('pgboss').hasColumn('job', 'held_by'))) await trx.raw(HELD_BY_COLUMN)
      await trx.raw(HELD_JOBS_INDEX)
      await trx.raw(EXCHANGE_FUNCTION)
    })
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** For the fetch of the oldest jobs of a lane, however many wait: pg-boss' own index would have them sorted each time. */
const NEXT_JOBS_INDEX = `
  create index if not exists job_next_of_lane on pgboss.job_common (name, (priority < 0), created_on, id)
  where state < 'active'`

/** The number of the worker that has fetched a job. Workers of releases without it leave it empty. Rule: BASE-56. */
const HELD_BY_COLUMN = 'alter table pgboss.job add column held_by integer'
/** For the search for jobs whose worker is gone, however many wait. */
const HELD_JOBS_INDEX = `create index if not exists job_held_by on pgboss.job_common (held_by) where state = 'active'`

const QUEUE_OPTIONS = {
  expireInSeconds: EXPIRE_SECONDS,
  retryLimit: ENDLESS_RETRIES,
  retryDelay: 1,
  retryBackoff: true,
  retentionSeconds: RETENTION_SECONDS,
  deleteAfterSeconds: JOB_RETENTION_DAYS * 24 * 60 * 60,
}
