import type { Knex } from 'knex'
import { queueOf, REACTIONS, RETRY_DELAY_MAX_SECONDS } from './queues.ts'

/** Says of jobs that were taken that they live, or gives them back. */
export interface TakenJobs {
  /** Puts the expiry of these off. */
  readonly keep: (ids: readonly string[]) => Promise<void>
  /** Lets others have these at once. */
  readonly release: (ids: readonly string[]) => Promise<void>
  /** Lets others have what nobody said was alive for too long: its worker is gone. */
  readonly releaseExpired: () => Promise<void>
  /** Lets others have everything that is taken: only where nobody else can be working. */
  readonly releaseAll: () => Promise<void>
}

const QUEUES = REACTIONS.map(queueOf)

export const createTakenJobs = (knex: Knex): TakenJobs => {
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
  const again = `state = 'retry', start_after = now()`
  return {
    keep: async (ids) => {
      if (ids.length > 0) await update('started_on = now()', 'and id = any(cast(:ids as uuid[]))', { ids })
    },
    release: async (ids) => {
      if (ids.length > 0) await update(again, 'and id = any(cast(:ids as uuid[]))', { ids })
    },
    // A job that kills its worker each time comes back ever later, like one that fails.
    releaseExpired: () =>
      update(
        `state = 'retry', start_after = now() + least(:longest, power(2, least(retry_count, 16)) - 1) * interval '1s'`,
        `and started_on + expire_seconds * interval '1s' < now()`,
        { longest: RETRY_DELAY_MAX_SECONDS },
      ),
    releaseAll: () => update(again, ''),
  }
}
