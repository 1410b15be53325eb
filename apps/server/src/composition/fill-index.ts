import { setTimeout as wait } from 'node:timers/promises'
import type { CandidateDirectory, CandidateIndex } from '@guildhall/domain/search'
import { type Clock, DependencyUnavailable, PermanentlyRefused } from '@guildhall/domain/shared'
import type { Logger } from '../process/create-logger.ts'
import type { Closing, IndexBuilder } from './open-resources.ts'

const BATCH_SIZE = 500

/** Fills an empty index in the database, so that switching to it needs no command; returns the number of documents. */
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

export interface RebuildDeps {
  readonly builder: IndexBuilder
  readonly clock: Clock
  readonly directory: Pick<CandidateDirectory, 'stream' | 'version'>
}

/** Rebuilds the index from the database. Throws `PermanentlyRefused` at the end if it lacks people whom the engine refuses. Rule: SRCH-88. */
export async function rebuildIndex({ builder, clock, directory }: RebuildDeps): Promise<void> {
  const asOf = await directory.version()
  const rebuilt = await builder.rebuild(directory.stream(clock.now(), BATCH_SIZE), asOf)
  if (rebuilt !== null && rebuilt.refused.size > 0) throw new PermanentlyRefused('opensearch', rebuilt.refused)
}

/** The same at start, if the index is empty and the database is not, or another version of the product made it. */
export async function rebuildIfNeeded(deps: RebuildDeps, log: Pick<Logger, 'error'>): Promise<void> {
  const { builder, clock, directory } = deps
  if (!(await builder.needsRebuild())) return
  if (await isEmpty(directory.stream(clock.now(), 1))) return
  try {
    await rebuildIndex(deps)
  } catch (error) {
    if (!(error instanceof PermanentlyRefused)) throw error
    log.error({ err: error, reasons: Object.fromEntries(error.reasons) }, 'The search engine refuses some people')
  }
}

const isEmpty = async (batches: AsyncIterable<readonly unknown[]>): Promise<boolean> => {
  for await (const batch of batches) if (batch.length > 0) return false
  return true
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
