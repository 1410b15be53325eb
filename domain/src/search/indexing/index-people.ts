import { type Clock, DependencyUnavailable, PermanentlyRefused, type Uuid } from '../../shared/index.ts'
import type { CandidateDirectory } from '../candidates/candidate-directory.port.ts'
import type { CandidateIndex } from '../candidates/candidate-index.port.ts'

export interface IndexPeopleDeps {
  readonly clock: Clock
  readonly directory: Pick<CandidateDirectory, 'list' | 'version'>
  readonly index: Pick<CandidateIndex, 'put' | 'remove'>
}

interface Batch {
  readonly uuids: Set<Uuid>
  /** Why some of them could not be indexed. */
  readonly failures: Promise<ReadonlyMap<Uuid, unknown>>
}

/**
 * Brings people's documents in the index up to the database, idempotently: who can be found is put, who cannot is removed. People who are asked
 * for while others are read and written are read and written together after them, so that many changes take few requests; each learns of their
 * own failure alone. Rules: PROF-19, PROF-20, SRCH-89.
 */
export const indexPeople = (deps: IndexPeopleDeps): ((uuid: Uuid) => Promise<void>) => {
  let last: Promise<unknown> = Promise.resolve()
  let next: Batch | null = null
  const openBatch = (): Batch => {
    const uuids = new Set<Uuid>()
    const failures = last.then(() => {
      // Whoever is asked for from now on may have changed since the read.
      next = null
      return indexTogether(deps, [...uuids])
    })
    last = failures
    return { uuids, failures }
  }
  return async (uuid) => {
    const batch = (next ??= openBatch())
    batch.uuids.add(uuid)
    const failures = await batch.failures
    if (failures.has(uuid)) throw failures.get(uuid)
  }
}

/** Never rejects. */
const indexTogether = async (deps: IndexPeopleDeps, uuids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, unknown>> => {
  try {
    await readAndWrite(deps, uuids)
    return new Map()
  } catch (error) {
    if (error instanceof PermanentlyRefused) {
      const { dependency, reasons } = error
      return new Map([...reasons].map((own) => [own[0], new PermanentlyRefused(dependency, new Map([own]))]))
    }
    if (uuids.length === 1 || error instanceof DependencyUnavailable) return new Map(uuids.map((uuid) => [uuid, error]))
    // One of them may be the cause, and must not hold up the others.
    const failures = new Map<Uuid, unknown>()
    for (const uuid of uuids) for (const own of await indexTogether(deps, [uuid])) failures.set(...own)
    return failures
  }
}

const readAndWrite = async ({ clock, directory, index }: IndexPeopleDeps, uuids: readonly Uuid[]): Promise<void> => {
  const asOf = await directory.version()
  const documents = await directory.list(uuids, clock.now())
  const found = new Set(documents.map(({ uuid }) => uuid))
  const gone = uuids.filter((uuid) => !found.has(uuid))
  if (gone.length > 0) await index.remove(gone, asOf)
  if (documents.length > 0) await index.put(documents, asOf)
}
