import { setTimeout as wait } from 'node:timers/promises'
import { ATTEMPTS_BEFORE_ERROR, type ProductEvent } from '@guildhall/domain/notifications'
import type { Database } from '../database/create-database.ts'
import { tracingOf } from '../database/tracing-of.ts'
import { parkJob } from './failing-jobs.ts'
import { createJobExchange } from './job-exchange.ts'
import { openJobQueue } from './job-queue.ts'
import { createJobRelay } from './job-relay.ts'
import { createQueueConsumer } from './queue-consumer.ts'
import { HEARTBEAT_MS, type Lane, LANES, queueName, REACTIONS, type Reaction } from './queues.ts'
import { createScheduler, type ScheduledHandler, type ScheduledJob } from './scheduler.ts'
import { createJobLeases } from './job-leases.ts'
import { listenForEvents } from './wake-listener.ts'

export interface WorkerLog {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void
  error(facts: Readonly<Record<string, unknown>>, message: string): void
}

export interface OutboxWorkerOptions {
  readonly database: Database
  /** Handlers of events. Each may run more than once for an event and must be idempotent. */
  readonly reactions: Readonly<Record<Reaction, (event: ProductEvent) => Promise<void>>>
  readonly log: WorkerLog
  /** True if no other worker can be running (embedded): the jobs of a killed one are retried at once. */
  readonly isOnlyWorker?: boolean
  /** Concurrent jobs per reaction. Default 8, and 64 of the index, which reads and writes them together; less in the background. Rule: SRCH-89. */
  readonly concurrency?: number
}

/** Relays committed events until each reaction has succeeded, or is parked. */
export interface OutboxWorker {
  /** Runs the handler by the job's cron expression and when an operator starts it, in one process at a time. */
  schedule(job: ScheduledJob, handler: ScheduledHandler): Promise<void>
  /** Stops fetching jobs, waits for running ones (milliseconds, default 8,000), and releases the rest. */
  stop(patience?: number): Promise<void>
}

const POLL_MS = 1_000

type Concurrencies = Readonly<Partial<Record<Reaction, number>>>

/** Jobs of a reaction that run at once. The background gets little of the machine, as long as people use it. Rule: BASE-52. */
const DEFAULT_CONCURRENCY: Readonly<Record<Lane, number>> = { people: 8, background: 1 }
/** Those of which jobs that run together cost little more than one. */
const CONCURRENCY: Readonly<Record<Lane, Concurrencies>> = { people: { index: 64 }, background: { index: 16 } }

/** Starts a worker. It handles events committed while it runs within milliseconds, and earlier ones when it starts. */
export async function startOutboxWorker(options: OutboxWorkerOptions): Promise<OutboxWorker> {
  const { database, log } = options
  const onError = (error: unknown) => log.warn({ error }, 'The job queue does not respond; trying again')
  const boss = await openJobQueue(database.knex, onError)
  const leases = createJobLeases(database.knex)
  if (options.isOnlyWorker) await leases.releaseAll()

  const createConsumer = (reaction: Reaction, lane: Lane) =>
    createQueueConsumer({
      queue: queueName(reaction),
      lane,
      react: options.reactions[reaction],
      fail: (uuid, error) => boss.fail(queueName(reaction), uuid, error),
      park: (uuid, reason) => parkJob(database.knex, { reaction, uuid }, reason),
      concurrency: options.concurrency ?? CONCURRENCY[lane][reaction] ?? DEFAULT_CONCURRENCY[lane],
      rests: lane === 'background',
      onFailure: ({ event, attempt, error, isParked }) => {
        const level = isParked || attempt >= ATTEMPTS_BEFORE_ERROR ? 'error' : 'warn'
        log[level](
          { error, reaction, event: event.type, uuid: event.uuid, attempt },
          isParked ? 'A reaction failed for good; it waits for an operator' : 'A reaction failed; trying again',
        )
      },
      onError,
      tracing: tracingOf(database.knex),
    })
  const consumers = REACTIONS.flatMap((reaction) => LANES.map((lane) => createConsumer(reaction, lane)))
  const relay = createJobRelay({ exchange: createJobExchange(database.knex), consumers, onError })
  const listActiveJobs = (): string[] => consumers.flatMap((consumer) => consumer.activeJobs())
  const listener = listenForEvents(database.url, relay.wake)
  const polling = setInterval(relay.wake, POLL_MS)
  const heartbeat = setInterval(
    () => void leases.renew(listActiveJobs()).then(leases.releaseExpired).catch(onError),
    HEARTBEAT_MS,
  )
  const scheduler = createScheduler(boss, database.knex, onError)

  return {
    schedule: scheduler.schedule,
    stop: async (timeoutMs = 8_000) => {
      clearInterval(polling)
      await listener.close()
      const drained = Promise.all([scheduler.drain(), relay.drain()])
      await Promise.race([drained, wait(timeoutMs, undefined, { ref: false })])
      clearInterval(heartbeat)
      await leases.release(listActiveJobs()).catch(onError)
      await scheduler.release().catch(onError)
      await boss.stop({ graceful: false })
    },
  }
}
