import type { Knex } from 'knex'
import PgBoss from 'pg-boss'
import { asDependencyAway } from '../database/connection-errors.ts'
import {
  ENDLESS_RETRIES,
  EXPIRE_SECONDS,
  queueOf,
  REACTIONS,
  RETENTION_SECONDS,
  RETRY_DELAY_MAX_SECONDS,
} from './queues.ts'

/** The driver's own connection, which takes `$1` and several statements at once as pg-boss writes them. */
interface Connection {
  query(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/** Lets pg-boss use the pool that everything else uses. */
const throughPool = (knex: Knex): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const connection = (await knex.client.acquireConnection()) as Connection
    try {
      return await connection.query(text, values)
    } catch (error) {
      // Its statements open transactions of their own; one that failed must not stay open in the pool.
      await connection.query('rollback').catch(() => undefined)
      throw asDependencyAway(error)
    } finally {
      await knex.client.releaseConnection(connection)
    }
  },
})

/** Opens the queue for working. Its schema must stand (see `installJobQueue`). */
export const openJobQueue = async (knex: Knex, onError: (error: unknown) => void): Promise<PgBoss> => {
  const boss = new PgBoss({ db: throughPool(knex), migrate: false, supervise: true, schedule: true })
  boss.on('error', onError)
  await boss.start()
  return boss
}

/**
 * Brings the queue's own schema and the reactions' queues up to date; part of every migration. Processes that start together
 * wait for one another. Jobs are tried until they succeed, at most a minute apart.
 */
export async function installJobQueue(knex: Knex): Promise<void> {
  const boss = new PgBoss({ db: throughPool(knex), migrate: true, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    const standing = new Set((await boss.getQueues()).map(({ name }) => name))
    for (const name of REACTIONS.map(queueOf)) {
      if (standing.has(name)) await boss.updateQueue(name, { ...QUEUE })
      else await boss.createQueue(name, { ...QUEUE })
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

const QUEUE = {
  expireInSeconds: EXPIRE_SECONDS,
  retryLimit: ENDLESS_RETRIES,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: RETRY_DELAY_MAX_SECONDS,
  retentionSeconds: RETENTION_SECONDS,
}
