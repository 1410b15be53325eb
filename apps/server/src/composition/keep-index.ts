import { setTimeout as wait } from 'node:timers/promises'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import type { ProcessLock } from '@guildhall/postgres'
import type { Logger } from '../process/create-logger.ts'
import type { IndexFiller } from './fill-index.ts'

const RETRY_MS = 1_000

export interface KeepIndexDeps {
  readonly filler: IndexFiller
  /** Held by the one process that fills or rebuilds the index. */
  readonly lock: ProcessLock
  readonly log: Pick<Logger, 'warn' | 'error'>
  readonly retryMs?: number
}

/** Keeps the index whole. */
export interface IndexKeeper {
  /**
   * Fills the index if it needs it. Settles after the first attempt: while the engine is away, or another process fills it, attempts go on in
   * the background, so that the product starts without search, and the place of a process that was killed is taken.
   */
  start(): Promise<void>
  /** The index was found missing: fills it in the background. */
  wake(): void
  /** Writes everybody anew; false, and nothing is done, while another process does so. */
  rebuild(): Promise<boolean>
  stop(): Promise<void>
}

/** One process at a time fills the index; it is whole when any says so. Rules: SRCH-100, SRCH-101. */
export const createIndexKeeper = ({ filler, lock, log, retryMs = RETRY_MS }: KeepIndexDeps): IndexKeeper => {
  const stopping = new AbortController()
  let filling: Promise<void> | null = null

  /** Whether the index is whole now. */
  const attempt = async (): Promise<boolean> => {
    try {
      if (await filler.isWhole()) return true
      return await lock.tryRun(filler.fill)
    } catch (error) {
      if (!(error instanceof DependencyUnavailable)) throw error
      log.warn({ error }, 'The search engine does not respond; its index will be filled as soon as it does')
      return false
    }
  }
  const keepTrying = async (): Promise<void> => {
    do await wait(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    while (!stopping.signal.aborted && !(await attempt()))
  }
  const fillInBackground = (work: () => Promise<void>): void => {
    if (stopping.signal.aborted) return
    filling ??= work()
      .catch((error: unknown) => log.error({ error }, 'The candidate index could not be filled'))
      .finally(() => (filling = null))
  }
  return {
    start: async () => {
      if (!(await attempt())) fillInBackground(keepTrying)
    },
    wake: () =>
      fillInBackground(async () => {
        if (!(await attempt())) await keepTrying()
      }),
    rebuild: () => lock.tryRun(filler.rebuild),
    stop: async () => {
      stopping.abort()
      await filling
    },
  }
}
