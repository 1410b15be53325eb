import type PgBoss from 'pg-boss'

export type ScheduledHandler = () => Promise<void>

const EXPIRE_SECONDS = 300

export interface Scheduler {
  readonly schedule: (name: string, cron: string, handler: ScheduledHandler) => Promise<void>
  /** Settles when no handler is running. */
  drain(): Promise<void>
}

/** Scheduled work: any running process does it, one at a time; runs that were missed are made up for once. */
export const createScheduler = (boss: PgBoss): Scheduler => {
  const running = new Set<Promise<void>>()
  return {
    schedule: async (name, cron, handler) => {
      const queue = `scheduled-${name}`
      if (!(await boss.getQueue(queue))) {
        await boss.createQueue(queue, {
          policy: 'exclusive',
          expireInSeconds: EXPIRE_SECONDS,
          deleteAfterSeconds: 3_600,
        })
      }
      await boss.schedule(queue, cron)
      await boss.work(queue, { pollingIntervalSeconds: 2 }, async () => {
        const run = handler()
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
