import type { ExchangeJobs, FetchedJob, JobsWanted } from './job-exchange.ts'
import type { QueueConsumer } from './queue-consumer.ts'

export interface JobRelayOptions {
  readonly exchange: (wanted: Omit<JobsWanted, 'heldBy'>) => ReturnType<ExchangeJobs>
  readonly consumers: readonly QueueConsumer[]
  readonly onError: (error: unknown) => void
}

/** Fetches jobs for all consumers together, and deletes those that are done. */
export interface JobRelay {
  /** Fetches jobs now. */
  wake(): void
  /** Stops fetching and settles when no job is running and those that are done are deleted. */
  drain(): Promise<void>
}

/** Completed jobs wait so long for others, to be deleted with them in one statement. */
const DELETE_DELAY_MS = 20
/** So many do not wait. */
const DELETE_AT_ONCE = 32

/**
 * One statement at a time fetches for all queues and deletes what was completed since the last one. Jobs that cannot be deleted while the
 * database is away stay leased, and are done again if the process ends meanwhile.
 */
export function createJobRelay({ consumers, exchange, onError }: JobRelayOptions): JobRelay {
  const nameOf = ({ lane, queue }: Pick<FetchedJob, 'lane' | 'queue'>): string => `${queue} ${lane}`
  const byName = new Map(consumers.map((consumer) => [nameOf(consumer), consumer]))
  /** Those whose queue may have jobs that were not fetched. */
  const hungry = new Set<QueueConsumer>()
  let completed: FetchedJob[] = []
  let deleteTimer: NodeJS.Timeout | undefined
  let isDeletionDue = false
  let isDraining = false
  let exchanging: Promise<void> | undefined

  /** Urgent ones whose last batch was full. */
  const behind = new Set<QueueConsumer>()
  const capacityOf = (consumer: QueueConsumer): number =>
    behind.size > 0 && !consumer.isUrgent ? consumer.capacity(1) : consumer.capacity()
  const isFetchable = (consumer: QueueConsumer): boolean => capacityOf(consumer) > 0
  const isExchangeDue = (): boolean =>
    (isDeletionDue && completed.length > 0) || (!isDraining && [...hungry].some(isFetchable))

  const exchangeOnce = async (): Promise<void> => {
    const fetching = isDraining ? [] : [...hungry].filter(isFetchable)
    const capacities = fetching.map((consumer) => ({
      queue: consumer.queue,
      lane: consumer.lane,
      jobs: capacityOf(consumer),
    }))
    const deleting = completed
    completed = []
    isDeletionDue = false
    clearTimeout(deleteTimer)
    deleteTimer = undefined
    for (const consumer of fetching) hungry.delete(consumer)
    try {
      const jobs = await exchange({ completed: deleting, capacities })
      for (const [name, gone] of Map.groupBy(deleting, nameOf)) byName.get(name)?.deleted(gone.map(({ id }) => id))
      const fetched = Map.groupBy(jobs, nameOf)
      for (const [at, consumer] of fetching.entries()) {
        const own = fetched.get(nameOf(consumer)) ?? []
        // A full batch means that there may be more.
        const isFull = own.length === capacities[at]?.jobs
        if (isFull) hungry.add(consumer)
        if (isFull && consumer.isUrgent) behind.add(consumer)
        else behind.delete(consumer)
        consumer.start(own)
      }
    } catch (error) {
      completed.push(...deleting)
      throw error
    }
  }

  const pump = (): void => {
    exchanging ??= (async () => {
      while (isExchangeDue()) await exchangeOnce()
    })()
      .then(
        () => true,
        (error: unknown) => {
          onError(error)
          return false
        },
      )
      .then((isHealthy) => {
        exchanging = undefined
        // Something may have become due since the last look; after a failure the next poll tries again.
        if (isHealthy && isExchangeDue()) pump()
      })
  }

  const whenQuiet = async (): Promise<void> => {
    if (exchanging === undefined) return
    await exchanging
    await whenQuiet()
  }

  const deleteSoon = (): void => {
    const isRest = consumers.every((consumer) => consumer.isIdle())
    if (isRest || isDraining || completed.length >= DELETE_AT_ONCE) {
      isDeletionDue = true
      pump()
    } else {
      deleteTimer ??= setTimeout(() => {
        isDeletionDue = true
        pump()
      }, DELETE_DELAY_MS)
    }
  }

  for (const consumer of consumers) {
    consumer.listen({
      completed: (job) => {
        completed.push(job)
        deleteSoon()
      },
      freed: () => {
        if (completed.length > 0) deleteSoon()
        pump()
      },
    })
  }

  return {
    wake: () => {
      isDeletionDue = true
      for (const consumer of consumers) hungry.add(consumer)
      pump()
    },
    drain: async () => {
      isDraining = true
      await whenQuiet()
      await Promise.all(consumers.map((consumer) => consumer.settle()))
      isDeletionDue = true
      pump()
      await whenQuiet()
    },
  }
}
