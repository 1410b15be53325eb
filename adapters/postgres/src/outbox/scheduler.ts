import { setTimeout as wait } from 'node:timers/promises'
import type { BackgroundThrottle } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import type PgBoss from 'pg-boss'
import { selectPrepared } from '../database/select-prepared.ts'
import { describeFailure } from './describe-failure.ts'
import type { JobKey } from './job-leases.ts'
import { noteWork, runNoted, startMissedWork, type TimedWork, workQueueName } from './work-schedule.ts'

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
const POLL_MS = 2_000
/** How often it looks for work that was missed, as while the database was away. */
const MISSED_POLL_MS = 300_000

export interface Scheduler {
  readonly schedule: (job: ScheduledJob, handler: ScheduledHandler) => Promise<void>
  /** Begins nothing more, and settles when no handler is running. */
  drain(): Promise<void>
  /** Lets other workers begin what still runs. */
  release(): Promise<void>
  /** Jobs that are running. */
  activeJobs(): readonly JobKey[]
  /** Other workers have these jobs now. */
  leave(jobs: readonly JobKey[]): void
}

export interface SchedulerOptions {
  /** Notes that this worker has the job. */
  readonly hold: (job: JobKey) => Promise<unknown>
  /** Each run is a task of it, as much falls due in the same minute. Rule: BASE-52. */
  readonly throttle: BackgroundThrottle
  readonly onError: (error: unknown) => void
}

/** Queues of work that is due: one question for all, where pg-boss would ask each. */
const DUE_WORK = {
  name: 'due-scheduled-work',
  sql: `
    select distinct scheduled_job.name from pgboss.job scheduled_job
    where scheduled_job.name = any(cast(:queues as text[])) and scheduled_job.state < 'active'
      and scheduled_job.start_after < now()`,
}

/** Scheduled work: any running process does it, one at a time; runs that were missed are made up for once. Rules: BASE-15, BASE-61, MOD-64. */
export const createScheduler = (boss: PgBoss, knex: Knex, { hold, onError, throttle }: SchedulerOptions): Scheduler => {
  const works = new Map<string, { readonly secondsMax: number; readonly run: ScheduledHandler }>()
  const timed: TimedWork[] = []
  const running = new Map<string, Promise<void>>()
  /** Jobs that are this worker's, by their queue. */
  const jobs = new Map<string, string>()

  /** Whether the job was still this worker's; it is not any more. */
  const end = (queue: string, job: string): boolean => jobs.get(queue) === job && jobs.delete(queue)

  /** The run goes on by itself when it is given up: nothing can stop it. */
  const runWithin = async (run: ScheduledHandler, seconds: number): Promise<void> => {
    const ending = new AbortController()
    const giveUp = async (): Promise<never> => {
      await wait(seconds * 1_000, undefined, { ref: false, signal: ending.signal })
      throw new Error(`It took longer than ${seconds} seconds`)
    }
    try {
      await Promise.race([run(), giveUp()])
    } finally {
      ending.abort()
    }
  }

  let isDraining = false

  const perform = async (queue: string): Promise<void> => {
    const work = works.get(queue)
    // Another worker may have been first.
    const [job] = work === undefined || isDraining ? [] : await boss.fetch(queue)
    if (work === undefined || job === undefined) return
    jobs.set(queue, job.id)
    await hold({ queue, id: job.id }).catch(onError)
    try {
      await runWithin(work.run, work.secondsMax)
    } catch (error) {
      if (end(queue, job.id)) await boss.fail(queue, job.id, { message: describeFailure(error) })
      return
    }
    if (end(queue, job.id)) await boss.complete(queue, job.id)
  }

  const poll = async (): Promise<void> => {
    const queues = [...works.keys()].filter((queue) => !running.has(queue))
    const due = await selectPrepared<{ name: string }>(knex, DUE_WORK, { queues })
    if (isDraining) return
    for (const { name } of due) {
      if (running.has(name)) continue
      const run = throttle
        .run(() => perform(name))
        .catch(onError)
        .finally(() => running.delete(name))
      running.set(name, run)
    }
  }

  let isPolling = false
  const timer = setInterval(() => {
    if (isPolling || works.size === 0) return
    isPolling = true
    void poll()
      .catch(onError)
      .finally(() => {
        isPolling = false
      })
  }, POLL_MS)
  const missedTimer = setInterval(() => void startMissedWork(knex, timed).catch(onError), MISSED_POLL_MS)

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
      works.set(queue, { secondsMax, run: () => runNoted(knex, name, handler) })
      if (cron === null) return
      await boss.schedule(queue, cron)
      timed.push({ name, cron })
      await startMissedWork(knex, [{ name, cron }])
    },
    drain: async () => {
      isDraining = true
      clearInterval(timer)
      clearInterval(missedTimer)
      await Promise.allSettled(running.values())
    },
    release: async () => {
      for (const [queue, job] of jobs) {
        if (end(queue, job)) await boss.fail(queue, job, { message: 'The worker stopped while it ran' })
      }
    },
    activeJobs: () => [...jobs].map(([queue, id]) => ({ queue, id })),
    leave: (left) => {
      for (const { id, queue } of left) end(queue, id)
    },
  }
}
