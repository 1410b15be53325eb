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
const WORKER_CHECK_MS = 1_000

/** Rule: BASE-56. */
export function createJobKeeper(options: JobKeeperOptions): JobKeeper {
  const { activeJobs, connection, leases, leave, onError, wake } = options
  let missing: readonly number[] = []
  /** Set when its leases could not be renewed: the database was away. */
  let isRenewalDue = false
  let checking: Promise<void> | undefined

  const keep = async (): Promise<void> => {
    isRenewalDue = true
    const lost = await leases.renew(activeJobs())
    isRenewalDue = false
    leave(lost)
  }

  const releaseJobsOfGoneWorkers = async (): Promise<void> => {
    // As long as this one is not connected, others may not be either: the database has been away.
    if (connection.number() === null) {
      missing = []
      return
    }
    if (isRenewalDue) await keep()
    const gone = await leases.findGone()
    const again = gone.filter((number) => missing.includes(number))
    missing = gone
    if (again.length === 0) return
    await leases.releaseGone(again)
    wake()
  }

  const renewAll = async (): Promise<void> => {
    await connection.check()
    await keep()
    await leases.releaseExpired()
  }
  const heartbeat = setInterval(() => void renewAll().catch(onError), HEARTBEAT_MS)
  const workerCheck = setInterval(() => {
    checking ??= releaseJobsOfGoneWorkers()
      .catch(onError)
      .finally(() => {
        checking = undefined
      })
  }, WORKER_CHECK_MS)
  return {
    keep: () => keep().catch(onError),
    stop: () => {
      clearInterval(heartbeat)
      clearInterval(workerCheck)
    },
  }
}
