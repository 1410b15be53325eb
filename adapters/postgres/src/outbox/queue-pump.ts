import type { ProductEvent } from '@guildhall/domain/notifications'
import type PgBoss from 'pg-boss'
import type { OutboxJob } from './postgres-outbox.ts'

export interface QueuePumpOptions {
  readonly boss: Pick<PgBoss, 'fetch' | 'deleteJob' | 'fail'>
  readonly queue: string
  readonly react: (event: ProductEvent) => Promise<void>
  /** Jobs at once. */
  readonly concurrency: number
  readonly onFailure: (failure: {
    readonly event: ProductEvent
    readonly attempt: number
    readonly error: unknown
  }) => void
  readonly onError: (error: unknown) => void
}

/** Takes the jobs of one queue as they come. */
export interface QueuePump {
  /** Looks for jobs now. */
  wake(): void
  /** Jobs that were taken and are not yet done. */
  taken(): readonly string[]
  /** Takes no more and settles when nothing runs. */
  drain(): Promise<void>
}

type Job = PgBoss.JobWithMetadata<OutboxJob>

/**
 * Runs jobs in parallel, but those of one key after another. A done job leaves the table; a failed one comes back after a pause,
 * and what follows it does not wait for it.
 */
export function createQueuePump(options: QueuePumpOptions): QueuePump {
  const { boss, queue, concurrency, onError } = options
  const taken = new Map<string, Promise<void>>()
  const lastOfKey = new Map<string, Promise<void>>()
  let done: string[] = []
  let looking: Promise<void> | undefined
  let lookAgain = false
  let flushing: Promise<void> | undefined
  let draining = false

  const wake = (): void => {
    void flush()
    if (draining) return
    lookAgain = true
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = undefined
        // Somebody may have called between the last look and now.
        if (wantsMore()) wake()
      })
  }

  const look = async (): Promise<void> => {
    while (wantsMore()) {
      lookAgain = false
      const room = concurrency - taken.size
      const jobs = await boss.fetch<OutboxJob>(queue, { batchSize: room, includeMetadata: true })
      // A full answer means that there may be more; the next job that ends looks again.
      lookAgain ||= jobs.length === room
      for (const job of jobs.toSorted(byAge)) begin(job)
    }
  }

  const wantsMore = (): boolean => lookAgain && !draining && taken.size < concurrency

  const begin = (job: Job): void => {
    const key = job.singletonKey ?? job.id
    const run = (lastOfKey.get(key) ?? Promise.resolve()).then(() => perform(job))
    lastOfKey.set(key, run)
    taken.set(job.id, run)
    void run.then(() => {
      if (lastOfKey.get(key) === run) lastOfKey.delete(key)
    })
  }

  const perform = async (job: Job): Promise<void> => {
    try {
      await options.react(job.data.event)
      done.push(job.id)
      void flush()
    } catch (error) {
      options.onFailure({ event: job.data.event, attempt: job.retryCount + 1, error })
      await boss.fail(queue, job.id, { message: String(error) }).catch(onError)
      taken.delete(job.id)
    }
    if (lookAgain) wake()
  }

  /** One statement for all that ended since the last; while the database is away, the jobs stay ours and are tried again. */
  const flush = async (): Promise<void> => {
    if (flushing || done.length === 0) return flushing
    flushing = removeDone().finally(() => {
      flushing = undefined
    })
    await flushing
    if (lookAgain) wake()
  }

  const removeDone = async (): Promise<void> => {
    while (done.length > 0) {
      const ids = done
      done = []
      try {
        await boss.deleteJob(queue, ids)
      } catch (error) {
        onError(error)
        done.push(...ids)
        return
      }
      for (const id of ids) taken.delete(id)
    }
  }

  return {
    wake,
    taken: () => [...taken.keys()],
    drain: async () => {
      draining = true
      await looking
      await Promise.all(taken.values())
      await flush()
    },
  }
}

const byAge = (a: Job, b: Job): number => a.data.order - b.data.order
