import type { Knex } from 'knex'
import type PgBoss from 'pg-boss'
import { noteWork, runNoted, workQueueName } from './work-schedule.ts'

export type ScheduledHandler = () => Promise<void>

/** Work that is done by the clock, or when an operator starts it. */
export interface ScheduledJob {
  readonly name: string
  /** By the minute, in UTC; null for work that only operators start. */
  readonly cron: string | null
  /** After this time a run is given up, and begins again. Default 300. */
  readonly secondsMax?: number
}

const SECONDS_MAX = 300

export interface Scheduler {
  readonly schedule: (job: ScheduledJob, handler: ScheduledHandler) => Promise<void>
  /** Settles when no handler is running. */
  drain(): Promise<void>
}

/** Scheduled work: any running process does it, one at a time; runs that were missed are made up for once. Rules: BASE-15, MOD-64. */
export const createScheduler = (boss: PgBoss, knex: Knex): Scheduler => {
  const running = new Set<Promise<void>>()
  return {
    schedule: async ({ cron, name, secondsMax = SECONDS_MAX }, handler) => {
      const queue = workQueueName(name)
      if (!(await boss.getQueue(queue))) {
        await boss.createQueue(queue, {
          policy: 'exclusive',
          expireInSeconds: secondsMax,
          deleteAfterSeconds: 3_600,
        })
      }
      await noteWork(knex, name, cron)
      if (cron !== null) await boss.schedule(queue, cron)
      await boss.work(queue, { pollingIntervalSeconds: 2 }, async () => {
        const run = runNoted(knex, name, handler)
        running.add(run)
        try {
          await run
        } finally {
          running.delete(run)
        }
      })
    },
    drain: async () => {
      await Promise.allSettled(running)
    },
  }
}
