import { isParkingDue, type ProductEvent, UNAVAILABLE_BEFORE_PARKING } from '@guildhall/domain/notifications'
import {
  type BackgroundThrottle,
  DependencyUnavailable,
  PermanentlyRefused,
  type Span,
  type Tracing,
} from '@guildhall/domain/shared'
import type { Lane } from './queues.ts'
import { describeFailure } from './describe-failure.ts'
import type { FetchedJob } from './job-exchange.ts'

export interface QueueConsumerOptions {
  readonly queue: string
  readonly lane: Lane
  readonly react: (event: ProductEvent) => Promise<void>
  /** Lets a job wait for its next attempt. */
  readonly fail: (id: string, error: { readonly message: string }) => Promise<unknown>
  /** Takes a job out of the queue that has failed too often. Rule: MOD-62. */
  readonly park: (id: string, reason: { readonly attempts: number; readonly error: string | null }) => Promise<void>
  /** Jobs that are fetched and not yet done, at most. */
  readonly concurrency: number
  /** Fetches more only once half of them are done. Default false. */
  readonly fetchesInBatches?: boolean
  /** Jobs of these events run one after another. Default: none. */
  readonly isSequential?: (event: ProductEvent) => boolean
  /** See `QueueConsumer`. Default false. */
  readonly isUrgent?: boolean
  /** Jobs that start together are one task of it, sequential ones each one. Default: none. Rule: BASE-52. */
  readonly throttle?: BackgroundThrottle | null
  readonly onFailure: (failure: {
    readonly event: ProductEvent
    readonly attempt: number
    readonly error: unknown
    readonly isParked: boolean
  }) => void
  readonly onError: (error: unknown) => void
  readonly tracing: Tracing
}

/** What a consumer tells of its jobs. */
export interface ConsumerListener {
  /** The job succeeded; it is active until it is deleted. */
  completed(job: FetchedJob): void
  /** There is room for another job. */
  freed(): void
}

/** Runs the jobs of one lane of a queue. */
export interface QueueConsumer {
  readonly queue: string
  readonly lane: Lane
  /** As long as it has more jobs than it can run, others run one at a time. */
  readonly isUrgent: boolean
  /** How many more jobs it can run now, if it runs this many at most. */
  capacity(atMost?: number): number
  start(jobs: readonly FetchedJob[]): void
  /** These jobs are deleted. */
  deleted(ids: readonly string[]): void
  /** Ids of the jobs that were fetched and are not yet done. */
  activeJobs(): readonly string[]
  /** Other workers have these jobs now: those that have not begun are left to them. */
  leave(ids: readonly string[]): void
  /** Whether all of its jobs have run. */
  isIdle(): boolean
  /** Settles when no job is running. */
  settle(): Promise<void>
  listen(listener: ConsumerListener): void
}

/**
 * Runs jobs in parallel, but sequential ones and those with the same key one after another. A failed job is retried after a delay, without
 * blocking the jobs behind it, and parked in the end.
 */
export function createQueueConsumer(options: QueueConsumerOptions): QueueConsumer {
  const { concurrency, fetchesInBatches = false, isUrgent = false, lane, onError, throttle = null, queue } = options
  const active = new Map<string, Promise<void>>()
  /** Those of them that have not begun. */
  const waiting = new Set<string>()
  const lastByKey = new Map<string, Promise<unknown>>()
  let running = 0
  let listener: ConsumerListener | undefined

  const isSequential = ({ data }: FetchedJob): boolean => options.isSequential?.(data.event) === true

  const start = (job: FetchedJob, task: SharedTask | null): void => {
    const key = isSequential(job) ? '' : (job.singletonKey ?? job.id)
    running += 1
    const ran = (lastByKey.get(key) ?? Promise.resolve()).then(() => perform(job, task))
    // A sequential job is a task of its own, and the next one begins after its rest. Others do not wait for one another's rest.
    const next = isSequential(job) ? ran.then(() => task?.settled()) : ran
    lastByKey.set(key, next)
    active.set(
      job.id,
      ran.then((hasSucceeded) => (hasSucceeded ? complete(job, task) : forget(job))),
    )
    waiting.add(job.id)
    void next.then(() => {
      if (lastByKey.get(key) === next) lastByKey.delete(key)
    })
  }

  const forget = (job: FetchedJob): void => {
    running -= 1
    active.delete(job.id)
    listener?.freed()
  }

  /** Whether the job succeeded. One that was left to others does not begin. */
  const perform = async (job: FetchedJob, task: SharedTask | null): Promise<boolean> => {
    if (task !== null && waiting.has(job.id)) await task.begin()
    const hasSucceeded = waiting.delete(job.id) && (await react(job))
    task?.end()
    return hasSucceeded
  }

  /** A job that shares a task is done once that has rested. */
  const complete = async (job: FetchedJob, task: SharedTask | null): Promise<void> => {
    if (task !== null) await task.settled()
    running -= 1
    listener?.completed(job)
  }

  const react = (job: FetchedJob): Promise<boolean> => {
    const { event, trace } = job.data
    const attributes = {
      'messaging.system': 'guildhall_outbox',
      'messaging.operation.type': 'process',
      'messaging.destination.name': queue,
      'messaging.message.id': event.uuid,
      'guildhall.event.type': event.type,
      'guildhall.attempt': job.retryCount + 1,
    }
    // It goes on with the trace of what added the event, in whatever process that was. One run of scheduled work may add jobs for everybody.
    const step = {
      kind: 'consumer',
      attributes,
      ...(lane === 'background' ? { parent: null, link: trace } : { parent: trace ?? null }),
    } as const
    return options.tracing.run(`process ${queue}`, step, (span) => attempt(job, span))
  }

  /** Whether the reaction succeeded; what is to become of the job is settled. */
  const attempt = async (job: FetchedJob, span: Span): Promise<boolean> => {
    try {
      // It would be parked already if its workers had not stopped while they ran it.
      if (job.retryCount >= UNAVAILABLE_BEFORE_PARKING) throw new Error('The worker stopped while it ran')
      await options.react(job.data.event)
      return true
    } catch (error) {
      span.fail(error)
      await settleFailure(job, error)
      return false
    }
  }

  const settleFailure = async (job: FetchedJob, error: unknown): Promise<void> => {
    const attempts = job.retryCount + 1
    const isParked = isParkingDue({
      attempts,
      isUnavailable: error instanceof DependencyUnavailable,
      isRefused: error instanceof PermanentlyRefused,
    })
    options.onFailure({ event: job.data.event, attempt: attempts, error, isParked })
    const message = describeFailure(error)
    const settling = isParked ? options.park(job.id, { attempts, error: message }) : options.fail(job.id, { message })
    await settling.catch(onError)
  }

  return {
    queue,
    lane,
    isUrgent,
    capacity: (atMost = concurrency) =>
      fetchesInBatches && active.size > concurrency / 2 ? 0 : Math.min(concurrency, atMost) - active.size,
    start: (jobs) => {
      const share = (count: number): SharedTask | null => (throttle === null ? null : shareTask(throttle, count))
      const together = share(jobs.filter((job) => !isSequential(job)).length)
      for (const job of jobs.toSorted(compareByAge)) start(job, isSequential(job) ? share(1) : together)
    },
    deleted: (ids) => ids.forEach((id) => active.delete(id)),
    activeJobs: () => [...active.keys()],
    leave: (ids) => ids.forEach((id) => waiting.delete(id)),
    isIdle: () => running === 0,
    settle: async () => {
      await Promise.all(active.values())
    },
    listen: (to) => {
      listener = to
    },
  }
}

/** A task of the throttle that several jobs share: it runs from the start of the first to the end of the last. */
interface SharedTask {
  /** Settles when it may run. */
  begin(): Promise<void>
  end(): void
  /** Settles when it has ended and rested, at once if it has not begun. */
  settled(): Promise<void>
}

const shareTask = (throttle: BackgroundThrottle, jobs: number): SharedTask => {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let left = jobs
  let running: Promise<void> | undefined
  return {
    begin: () => {
      running ??= throttle.run(() => {
        begun.resolve()
        return ended.promise
      })
      return begun.promise
    },
    end: () => {
      left -= 1
      if (left === 0) ended.resolve()
    },
    settled: async () => running,
  }
}

const compareByAge = (a: FetchedJob, b: FetchedJob): number => a.data.order - b.data.order
