import { setTimeout as wait } from 'node:timers/promises'
import type { CandidateDirectory, CandidateIndex } from '@guildhall/domain/search'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import type { Logger } from '../process/create-logger.ts'
import type { Closing } from './open-resources.ts'

const BATCH_SIZE = 2_000

/** Fills an empty index from the database, so that switching to another index needs no command; returns the number of documents. */
export async function fillEmptyIndex(
  index: CandidateIndex,
  directory: Pick<CandidateDirectory, 'stream'>,
  now: Date,
): Promise<number> {
  const existing = await index.count()
  if (existing > 0) return existing
  let put = 0
  for await (const documents of directory.stream(now, BATCH_SIZE)) {
    await index.put(documents)
    put += documents.length
  }
  return put
}

const RETRY_MS = 1_000

/**
 * Fills the index, or keeps retrying in the background while its engine is unavailable: the product starts without search. Settles after
 * the first attempt.
 */
export async function fillWhenAvailable(
  fill: () => Promise<unknown>,
  { closing, log }: { readonly closing: Pick<Closing, 'add'>; readonly log: Pick<Logger, 'warn' | 'error'> },
): Promise<void> {
  const attempt = async (): Promise<boolean> => {
    try {
      await fill()
      return true
    } catch (error) {
      if (!(error instanceof DependencyUnavailable)) throw error
      log.warn({ error }, 'The search engine does not respond; its index will be filled as soon as it does')
      return false
    }
  }
  if (await attempt()) return
  const stopping = new AbortController()
  const pause = () => wait(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
  const retry = async (): Promise<void> => {
    do await pause()
    while (!stopping.signal.aborted && !(await attempt()))
  }
  const retrying = retry().catch((error: unknown) => log.error({ error }, 'The candidate index could not be filled'))
  closing.add('the filling of the index', async () => {
    stopping.abort()
    await retrying
  })
}
