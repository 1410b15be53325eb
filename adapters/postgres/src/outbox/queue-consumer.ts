import { isParkingDue, type ProductEvent, UNAVAILABLE_BEFORE_PARKING } from '@guildhall/domain/notifications'
import { DependencyUnavailable, PermanentlyRefused } from '@guildhall/domain/shared'
import type PgBoss from 'pg-boss'
import { describeFailure } from './describe-failure.ts'
import type { OutboxJob } from './postgres-outbox.ts'

export interface QueueConsumerOptions {
  readonly boss: Pick<PgBoss, 'fetch' | 'deleteJob' | 'fail'>
  readonly queue: string
  readonly react: (event: ProductEvent) => Promise<void>
  /** Takes a job out of the queue that has failed too often. Rule: MOD-62. */
  readonly park: (id: string, reason: { readonly attempts: number; readonly error: string | null }) => Promise<void>
  /** Concurrent jobs. */
  readonly concurrency: number
  readonly onFailure: (failure: {
    readonly event: ProductEvent
    readonly attempt: number
    readonly error: unknown
    readonly isParked: boolean
  }) => void
  readonly onError: (error: unknown) => void
}

/** Consumes the jobs of one queue. */
export interface QueueConsumer {
  /** Fetches jobs now. */
  wake(): void
  /** Ids of the jobs that were fetched and are not yet done. */
  activeJobs(): readonly string[]
  /** Stops fetching and settles when no job is running. */
  drain(): Promise<void>
}

type Job = PgBoss.JobWithMetadata<OutboxJob>

/**
 * Runs jobs in parallel, but those with the same key one after another. A completed job is deleted; a failed one is retried after a
 * delay, without blocking the jobs behind it, and parked in the end.
 */
export function createQueueConsumer(options: QueueConsumerOptions): QueueConsumer {
  const { boss, queue, concurrency, onError } = options
  const active = new Map<string, Promise<void>>()
  const lastByKey = new Map<string, Promise<void>>()
  let completed: string[] = []
  let fetching: Promise<void> | undefined
  let shouldFetch = false
  let flushing: Promise<void> | undefined
  let draining = false

  const wake = (): void => {
    void flush()
    if (draining) return
    shouldFetch = true
    fetching ??= fetchJobs()
      .catch(onError)
      .finally(() => {
        fetching = undefined
        // `wake` may have been called since the last fetch.
        if (canFetch()) wake()
      })
  }

  const fetchJobs = async (): Promise<void> => {
    while (canFetch()) {
      shouldFetch = false
      const capacity = concurrency - active.size
      const jobs = await boss.fetch<OutboxJob>(queue, { batchSize: capacity, includeMetadata: true })
      // A full batch means that there may be more: the next job that ends fetches again.
      shouldFetch ||= jobs.length === capacity
      for (const job of jobs.toSorted(compareByAge)) start(job)
    }
  }

  const canFetch = (): boolean => shouldFetch && !draining && active.size < concurrency

  const start = (job: Job): void => {
    const key = job.singletonKey ?? job.id
    const run = (lastByKey.get(key) ?? Promise.resolve()).then(() => perform(job))
    lastByKey.set(key, run)
    active.set(job.id, run)
    void run.then(() => {
      if (lastByKey.get(key) === run) lastByKey.delete(key)
    })
  }

  const perform = async (job: Job): Promise<void> => {
    try {
      // It would be parked already if its workers had not stopped while they ran it.
      if (job.retryCount >= UNAVAILABLE_BEFORE_PARKING) throw new Error('The worker stopped while it ran')
      await options.react(job.data.event)
      completed.push(job.id)
      void flush()
    } catch (error) {
      await settleFailure(job, error)
      active.delete(job.id)
    }
    if (shouldFetch) wake()
  }

  const settleFailure = async (job: Job, error: unknown): Promise<void> => {
    const attempts = job.retryCount + 1
    const isParked = isParkingDue({
      attempts,
      isUnavailable: error instanceof DependencyUnavailable,
      isRefused: error instanceof PermanentlyRefused,
    })
    options.onFailure({ event: job.data.event, attempt: attempts, error, isParked })
    const message = describeFailure(error)
    const settling = isParked
      ? options.park(job.id, { attempts, error: message })
      : boss.fail(queue, job.id, { message })
    await settling.catch(onError)
  }

  /** Deletes all jobs completed since the last call in one statement; if the database is unavailable, they stay leased and are retried. */
  const flush = async (): Promise<void> => {
    if (flushing || completed.length === 0) return flushing
    flushing = deleteCompleted().finally(() => {
      flushing = undefined
    })
    await flushing
    if (shouldFetch) wake()
  }

  const deleteCompleted = async (): Promise<void> => {
    while (completed.length > 0) {
      const ids = completed
      completed = []
      try {
        await boss.deleteJob(queue, ids)
      } catch (error) {
        onError(error)
        completed.push(...ids)
        return
      }
      for (const id of ids) active.delete(id)
    }
  }

  return {
    wake,
    activeJobs: () => [...active.keys()],
    drain: async () => {
      draining = true
      await fetching
      await Promise.all(active.values())
      await flush()
    },
  }
}

const compareByAge = (a: Job, b: Job): number => a.data.order - b.data.order
