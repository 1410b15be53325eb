import { setTimeout as wait } from 'node:timers/promises'
import type { CandidateDirectory, CandidateIndex } from '@guildhall/domain/search'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import type { Logger } from '../process/create-logger.ts'
import type { Closing } from './open-resources.ts'

const batchSize = 2_000

/** Fills an empty index from the facts, so that switching the index over needs no command; answers how many people it holds then. */
export async function fillEmptyIndex(
  index: CandidateIndex,
  directory: Pick<CandidateDirectory, 'stream'>,
  now: Date,
): Promise<number> {
  const known = await index.count()
  if (known > 0) return known
  let put = 0
  for await (const documents of directory.stream(now, batchSize)) {
    await index.put(documents)
    put += documents.length
  }
  return put
}

const RETRY_MS = 1_000

/**
 * Fills the index, or goes on trying beside everything else where its engine does not answer: without a search the product starts all
 * the same. Settles after the first attempt.
 */
export async function fillOnceItAnswers(
  fill: () => Promise<unknown>,
  { closing, log }: { readonly closing: Pick<Closing, 'add'>; readonly log: Pick<Logger, 'warn' | 'error'> },
): Promise<void> {
  const attempt = async (): Promise<boolean> => {
    try {
      await fill()
      return true
    } catch (error) {
      if (!(error instanceof DependencyUnavailable)) throw error
      log.warn({ error }, 'The search engine does not answer; its index is filled as soon as it does')
      return false
    }
  }
  if (await attempt()) return
  const stopping = new AbortController()
  const pause = () => wait(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
  const goOn = async (): Promise<void> => {
    do await pause()
    while (!stopping.signal.aborted && !(await attempt()))
  }
  const trying = goOn().catch((error: unknown) => log.error({ error }, 'The candidate index could not be filled'))
  closing.add('the filling of the index', async () => {
    stopping.abort()
    await trying
  })
}
