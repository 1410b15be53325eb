import type { JobKey, JobLeases } from './job-leases.ts'
import type { WorkerConnection } from './worker-connection.ts'

export interface JobKeeperOptions {
  readonly leases: JobLeases
  /** The jobs that this worker has fetched and not yet done. */
  readonly activeJobs: () => readonly JobKey[]
  /** Other workers have these now. */
  readonly leave: (jobs: readonly JobKey[]) => void
  /** Jobs have become available. */
  readonly wake: () => void
  readonly connection: Pick<WorkerConnection, 'check' | 'number'>
  readonly onError: (error: unknown) => void
}

/** Keeps the jobs of this worker, and frees those of workers that are gone. */
export interface JobKeeper {
  /** Renews the leases of its jobs, and takes them along to its present number. */
  keep(): Promise<void>
  stop(): void
}

/** A worker renews its leases so often. */
const HEARTBEAT_MS = 4_000
/** A worker that lives connects again within this time. Its jobs are freed if it is missing twice. */
const LOOK_MS = 1_000

/** Rule: BASE-56. */
export function createJobKeeper(options: JobKeeperOptions): JobKeeper {
  const { activeJobs, connection, leases, leave, onError, wake } = options
  let missing: readonly number[] = []
  /** Set when its jobs could not be taken along: the database was away. */
  let isOwed = false
  let looking: Promise<void> | undefined

  const keep = async (): Promise<void> => {
    isOwed = true
    const lost = await leases.renew(activeJobs())
    isOwed = false
    leave(lost)
  }

  const look = async (): Promise<void> => {
    // As long as this one is not connected, others may not be either: the database has been away.
    if (connection.number() === null) {
      missing = []
      return
    }
    if (isOwed) await keep()
    const gone = await leases.findGone()
    const again = gone.filter((number) => missing.includes(number))
    missing = gone
    if (again.length === 0) return
    await leases.releaseGone(again)
    wake()
  }

  const beat = async (): Promise<void> => {
    await connection.check()
    await keep()
    await leases.releaseExpired()
  }
  const heartbeat = setInterval(() => void beat().catch(onError), HEARTBEAT_MS)
  const lookout = setInterval(() => {
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = undefined
      })
  }, LOOK_MS)
  return {
    keep: () => keep().catch(onError),
    stop: () => {
      clearInterval(heartbeat)
      clearInterval(lookout)
    },
  }
}
