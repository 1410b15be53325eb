import type PgBoss from 'pg-boss'

export type ScheduledHandler = () => Promise<void>

const EXPIRE_SECONDS = 300

export interface Scheduler {
  readonly schedule: (name: string, cron: string, handler: ScheduledHandler) => Promise<void>
  /** Settles when no handler runs. */
  drain(): Promise<void>
}

/** Work at set times: whichever process is there does it, one at a time, and a time that nobody was there for is made up once. */
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
