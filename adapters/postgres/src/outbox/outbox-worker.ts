import { setTimeout as wait } from 'node:timers/promises'
import { type BackgroundThrottle, createBackgroundThrottle } from '@guildhall/domain/shared'
import { ATTEMPTS_BEFORE_ERROR, isBatchedEvent, type ProductEvent } from '@guildhall/domain/notifications'
import type { Database } from '../database/create-database.ts'
import { tracingOf } from '../database/tracing-of.ts'
import { parkJob } from './failing-jobs.ts'
import { createJobExchange } from './job-exchange.ts'
import { openJobQueue } from './job-queue.ts'
import { createJobRelay } from './job-relay.ts'
import { createQueueConsumer } from './queue-consumer.ts'
import { type Lane, LANES, queueName, REACTIONS, type Reaction } from './queues.ts'
import { createScheduler, type ScheduledHandler, type ScheduledJob } from './scheduler.ts'
import { createJobKeeper } from './job-keeper.ts'
import { createJobLeases, type JobKey, releaseAllJobs } from './job-leases.ts'
import { connectWorker } from './worker-connection.ts'

export interface WorkerLog {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void
  error(facts: Readonly<Record<string, unknown>>, message: string): void
}

/** The handler of each reaction. */
export type WorkerReactions = Readonly<Record<Reaction, (event: ProductEvent) => Promise<void>>>

export interface OutboxWorkerOptions {
  readonly database: Database
  /** Handlers of events. Each may run more than once for an event and must be idempotent. */
  readonly reactions: WorkerReactions
  /** Handlers of events of the background. Default: those of all events. */
  readonly backgroundReactions?: WorkerReactions
  /** Of scheduled work and reactions in the background. Default: one of its own. */
  readonly throttle?: BackgroundThrottle
  readonly log: WorkerLog
  /** True if no other worker can be running (embedded): the jobs of a killed one are retried at once. */
  readonly isOnlyWorker?: boolean
  /** Jobs per reaction that are fetched at once. Default 8, 32 of the channel and 64 of the index; 16 in the background. Rule: SRCH-89. */
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

/** Jobs of a reaction that are fetched at once, so that fetching and deleting cost little for each. */
const DEFAULT_CONCURRENCY: Readonly<Record<Lane, number>> = { people: 8, background: 16 }
/** The index reads and writes together what runs together, also in the background. Of the channel many wait for one another, those of a conversation, and are fetched together. */
const CONCURRENCY: Readonly<Record<Lane, Concurrencies>> = {
  people: { channel: 32, index: 64 },
  background: { index: 16 },
}

/** Starts a worker. It handles events committed while it runs within milliseconds, and earlier ones when it starts. */
export async function startOutboxWorker(options: OutboxWorkerOptions): Promise<OutboxWorker> {
  const { database, log } = options
  const onError = (error: unknown) => log.warn({ error }, 'The job queue does not respond; trying again')
  const boss = await openJobQueue(database.knex, onError)
  if (options.isOnlyWorker) await releaseAllJobs(database.knex)

  const throttle =
    options.throttle ?? createBackgroundThrottle({ clock: { now: () => new Date() }, pause: (ms) => wait(ms) })
  const reactionsOf = { people: options.reactions, background: options.backgroundReactions ?? options.reactions }
  const createConsumer = (reaction: Reaction, lane: Lane) =>
    createQueueConsumer({
      queue: queueName(reaction),
      lane,
      react: reactionsOf[lane][reaction],
      fail: (uuid, error) => boss.fail(queueName(reaction), uuid, error),
      park: (uuid, reason) => parkJob(database.knex, { reaction, uuid }, reason),
      concurrency: options.concurrency ?? CONCURRENCY[lane][reaction] ?? DEFAULT_CONCURRENCY[lane],
      // Open pages come first, however much else waits after an outage.
      isUrgent: reaction === 'channel' && lane === 'people',
      // The background gets little of the machine, as long as people use it. The index reads and writes together whatever runs together.
      fetchesInBatches: lane === 'background' && reaction !== 'index',
      isSequential: ({ type }) => lane === 'background' && reaction !== 'index' && !isBatchedEvent(type),
      throttle: lane === 'background' ? throttle : null,
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
  const connection = connectWorker({
    url: database.url,
    wake: () => relay.wake(),
    onChange: () => void keeper.keep(),
  })
  const leases = createJobLeases(database.knex, connection)
  const exchangeJobs = createJobExchange(database.knex)
  const relay = createJobRelay({
    exchange: async (wanted) => {
      const heldBy = connection.number()
      const jobs = await exchangeJobs({ ...wanted, heldBy })
      // They were fetched under a number that ended meanwhile.
      if (jobs.length > 0 && connection.number() !== heldBy) await leases.renew(jobs)
      return jobs
    },
    consumers,
    onError,
  })
  const polling = setInterval(relay.wake, POLL_MS)
  const scheduler = createScheduler(boss, database.knex, { hold: (job) => leases.renew([job]), onError, throttle })
  const jobsOf = (some: typeof consumers): readonly JobKey[] =>
    some.flatMap(({ activeJobs: list, queue }) => list().map((id) => ({ queue, id })))
  const activeJobs = (): readonly JobKey[] => [...jobsOf(consumers), ...scheduler.activeJobs()]
  /** Those that have not begun do not begin any more. */
  const leave = (jobs: readonly JobKey[]): void => {
    for (const consumer of consumers)
      consumer.leave(jobs.flatMap(({ id, queue }) => (queue === consumer.queue ? [id] : [])))
  }
  const keeper = createJobKeeper({
    leases,
    connection,
    activeJobs,
    leave: (jobs) => {
      leave(jobs)
      scheduler.leave(jobs)
    },
    wake: relay.wake,
    onError,
  })

  return {
    schedule: scheduler.schedule,
    stop: async (timeoutMs = 8_000) => {
      clearInterval(polling)
      // Many may wait in the background, with rests between them: they are left to other workers.
      const background = jobsOf(consumers.filter(({ lane }) => lane === 'background'))
      leave(background)
      const drained = Promise.all([scheduler.drain(), relay.drain()])
      await Promise.race([drained, wait(timeoutMs, undefined, { ref: false })])
      keeper.stop()
      await scheduler.release().catch(onError)
      await leases.release([...background, ...activeJobs()]).catch(onError)
      await connection.close()
      await boss.stop({ graceful: false })
    },
  }
}
