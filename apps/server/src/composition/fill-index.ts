import type { CandidateDirectory, CandidateIndex, IndexComparison } from '@guildhall/domain/search'
import { type Clock, PermanentlyRefused } from '@guildhall/domain/shared'
import type { IndexBuilder } from './open-resources.ts'

const BATCH_SIZE = 500

/** How the index is made whole: at start if it is not, and anew when an operator asks. */
export interface IndexFiller {
  isWhole(): Promise<boolean>
  /** Makes it whole if it is not. */
  fill(): Promise<void>
  /** Writes everybody anew. */
  rebuild(): Promise<void>
}

export interface RebuildDeps {
  readonly builder: IndexBuilder
  readonly clock: Clock
  readonly directory: Pick<CandidateDirectory, 'stream' | 'version'>
  /** Told of people whom the engine refuses. */
  readonly onRefused: (refused: PermanentlyRefused) => void
}

/** Rebuilds an index of the search engine beside the one that is searched. Rules: SRCH-88, SRCH-100. */
export const createRebuildingFiller = ({ builder, clock, directory, onRefused }: RebuildDeps): IndexFiller => {
  const isWhole = async (): Promise<boolean> => {
    const condition = await builder.condition()
    return condition === 'whole' || (condition === 'empty' && (await isEmpty(directory.stream(clock.now(), 1))))
  }
  /** Throws `PermanentlyRefused` at the end if the index lacks people whom the engine refuses. */
  const rebuild = async (): Promise<void> => {
    const asOf = await directory.version()
    const rebuilt = await builder.rebuild(directory.stream(clock.now(), BATCH_SIZE), asOf)
    if (rebuilt !== null && rebuilt.refused.size > 0) throw new PermanentlyRefused('opensearch', rebuilt.refused)
  }
  return {
    isWhole,
    rebuild,
    fill: async () => {
      if (await isWhole()) return
      try {
        await rebuild()
      } catch (error) {
        if (!(error instanceof PermanentlyRefused)) throw error
        onRefused(error)
      }
    },
  }
}

export interface TableDeps {
  readonly clock: Clock
  readonly compareIndex: (options: { readonly isRepair: boolean }) => Promise<IndexComparison>
  readonly directory: Pick<CandidateDirectory, 'stream' | 'version'>
  readonly index: Pick<CandidateIndex, 'count' | 'put'>
  /** Does work on the table in one transaction, so that a process that is killed leaves nothing. */
  readonly atOnce: (work: (index: Pick<CandidateIndex, 'put'>) => Promise<void>) => Promise<void>
}

/** Fills the table of the database that is searched without a search engine. Rule: SRCH-100. */
export const createTableFiller = ({ atOnce, clock, compareIndex, directory, index }: TableDeps): IndexFiller => {
  const isWhole = async (): Promise<boolean> =>
    (await index.count()) > 0 || (await isEmpty(directory.stream(clock.now(), 1)))
  const putEverybody = async (into: Pick<CandidateIndex, 'put'>): Promise<void> => {
    const asOf = await directory.version()
    for await (const documents of directory.stream(clock.now(), BATCH_SIZE)) await into.put(documents, asOf)
  }
  return {
    isWhole,
    fill: async () => {
      if (!(await isWhole())) await atOnce(putEverybody)
    },
    // In place, because it is always whole; the comparison takes out who has gone, and mends who changed meanwhile.
    rebuild: async () => {
      await putEverybody(index)
      await compareIndex({ isRepair: true })
    },
  }
}

const isEmpty = async (batches: AsyncIterable<readonly unknown[]>): Promise<boolean> => {
  for await (const batch of batches) if (batch.length > 0) return false
  return true
}
