import type { Knex } from 'knex'
import { queueName, REACTIONS } from './queues.ts'

/** Renews or releases the leases of fetched jobs. */
export interface JobLeases {
  /** Extends the leases of these jobs. */
  readonly renew: (ids: readonly string[]) => Promise<void>
  /** Makes these jobs available to other workers at once. */
  readonly release: (ids: readonly string[]) => Promise<void>
  /** Makes jobs with expired leases available: their worker is gone. */
  readonly releaseExpired: () => Promise<void>
  /** Makes all fetched jobs available: only if no other worker can be running. */
  readonly releaseAll: () => Promise<void>
}

const QUEUES = REACTIONS.map(queueName)

export const createJobLeases = (knex: Knex): JobLeases => {
  const update = async (
    set: string,
    where: string,
    bindings: Readonly<Record<string, unknown>> = {},
  ): Promise<void> => {
    await knex.raw(
      `update pgboss.job set ${set} where name = any(cast(:queues as text[])) and state = 'active' ${where}`,
      { queues: QUEUES, ...bindings },
    )
  }
  const RETRY_NOW = `state = 'retry', start_after = now()`
  return {
    renew: async (ids) => {
      if (ids.length > 0) await update('started_on = now()', 'and id = any(cast(:ids as uuid[]))', { ids })
    },
    release: async (ids) => {
      if (ids.length > 0) await update(RETRY_NOW, 'and id = any(cast(:ids as uuid[]))', { ids })
    },
    // A job that crashes its worker backs off like one that fails.
    releaseExpired: () =>
      update(
        `state = 'retry', start_after = now() + least(retry_delay_max, power(2, least(retry_count, 16)) - 1) * interval '1s'`,
        `and started_on + expire_seconds * interval '1s' < now()`,
      ),
    releaseAll: async () => {
      await update(RETRY_NOW, '')
      await knex.raw(`update pgboss.job set ${RETRY_NOW} where name like 'scheduled-%' and state = 'active'`)
    },
  }
}
