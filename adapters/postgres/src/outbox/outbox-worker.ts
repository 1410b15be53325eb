import { setTimeout as wait } from 'node:timers/promises'
import type { ProductEvent } from '@guildhall/domain/notifications'
import type { Database } from '../database/create-database.ts'
import { openJobQueue } from './job-queue.ts'
import { createQueuePump } from './queue-pump.ts'
import { HEARTBEAT_MS, queueOf, REACTIONS, type Reaction } from './queues.ts'
import { createScheduler, type ScheduledHandler } from './scheduler.ts'
import { createTakenJobs } from './taken-jobs.ts'
import { listenForEvents } from './wake-listener.ts'

export interface WorkerLog {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void
  error(facts: Readonly<Record<string, unknown>>, message: string): void
}

export interface OutboxWorkerOptions {
  readonly database: Database
  /** What follows from an event. Each may run more than once for one event and must then come to the same. */
  readonly reactions: Readonly<Record<Reaction, (event: ProductEvent) => Promise<void>>>
  readonly log: WorkerLog
  /** True where no other worker can be alive (embedded): what a killed one held runs again at once. */
  readonly alone?: boolean
  /** Jobs of one reaction at once. Default 8. */
  readonly concurrency?: number
}

/** Relays committed events until each reaction has succeeded. */
export interface OutboxWorker {
  /** Runs the handler at the times of a cron line (UTC, minutes at the finest), in one process only. */
  schedule(name: string, cron: string, handler: ScheduledHandler): Promise<void>
  /** Takes no more jobs, lets the running ones end for so long (milliseconds, default 8,000), and gives back the rest. */
  stop(patience?: number): Promise<void>
}

const POLL_MS = 1_000
/** From here on a failure is no hiccup: somebody should look. */
const ATTEMPTS_BEFORE_ERROR = 5

/** Starts to work. Events that are committed while it lives are reacted to within milliseconds, all others when it starts. */
export async function startOutboxWorker(options: OutboxWorkerOptions): Promise<OutboxWorker> {
  const { database, log } = options
  const onError = (error: unknown) => log.warn({ error }, 'The job queue does not answer; trying again')
  const boss = await openJobQueue(database.knex, onError)
  const jobs = createTakenJobs(database.knex)
  if (options.alone) await jobs.releaseAll()

  const pumps = REACTIONS.map((reaction) =>
    createQueuePump({
      boss,
      queue: queueOf(reaction),
      react: options.reactions[reaction],
      concurrency: options.concurrency ?? 8,
      onFailure: ({ event, attempt, error }) => {
        const level = attempt < ATTEMPTS_BEFORE_ERROR ? 'warn' : 'error'
        log[level]({ error, reaction, event: event.type, uuid: event.uuid, attempt }, 'A reaction failed; trying again')
      },
      onError,
    }),
  )
  const wake = (): void => pumps.forEach((pump) => pump.wake())
  const held = (): string[] => pumps.flatMap((pump) => pump.taken())
  const listener = listenForEvents(database.url, wake)
  const polling = setInterval(wake, POLL_MS)
  const heartbeat = setInterval(() => void jobs.keep(held()).then(jobs.releaseExpired).catch(onError), HEARTBEAT_MS)
  const scheduler = createScheduler(boss)

  return {
    schedule: scheduler.schedule,
    stop: async (patience = 8_000) => {
      clearInterval(polling)
      await listener.close()
      const drained = Promise.all([scheduler.drain(), ...pumps.map((pump) => pump.drain())])
      await Promise.race([drained, wait(patience, undefined, { ref: false })])
      clearInterval(heartbeat)
      await jobs.release(held()).catch(onError)
      await boss.stop({ graceful: false })
    },
  }
}
