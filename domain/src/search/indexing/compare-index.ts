import { type BackgroundThrottle, type Clock, PermanentlyRefused, type Uuid } from '../../shared/index.ts'
import type { CandidateDirectory } from '../candidates/candidate-directory.port.ts'
import type { CandidateDocument } from '../candidates/candidate-document.ts'
import type { CandidateIndex } from '../candidates/candidate-index.port.ts'
import type { IndexComparison, IndexComparisonStore } from './index-comparison.port.ts'
import { hasDrifted, isSameDocument } from './same-document.ts'

/** Documents that are read of each side and compared in one task, and differences that are looked at again together. */
const BATCH_SIZE = 100
/** Who changes during a repair is repaired again, so often. */
const REPAIRS_MAX = 3

export interface CompareIndexDeps {
  readonly clock: Clock
  readonly directory: Pick<CandidateDirectory, 'list' | 'stream' | 'version'>
  readonly index: Pick<CandidateIndex, 'list' | 'put' | 'remove' | 'stream'>
  readonly indexComparisons: Pick<IndexComparisonStore, 'save'>
  readonly throttle: BackgroundThrottle
}

/** Differences of some people. */
interface Differences {
  /** Of the database, before they were read. */
  readonly version: number
  readonly missing: readonly CandidateDocument[]
  readonly outdated: readonly CandidateDocument[]
  readonly surplus: readonly Uuid[]
  /** Documents whose figures alone are those of a former day: a repair writes them, and nobody counts them. */
  readonly drifted: readonly CandidateDocument[]
}

/**
 * Compares the index with the database, person by person, in batches of both; with `isRepair` it indexes again what differs, also whoever
 * is filtered by figures of a former day, which is not counted. What differs is looked at twice, as people change while it runs. Throttled. Saves and returns the
 * result. Rules: MOD-65, MOD-66, BASE-52.
 */
export const compareIndex =
  (deps: CompareIndexDeps) =>
  async ({ isRepair }: { readonly isRepair: boolean }): Promise<IndexComparison> => {
    const { clock, directory, index, indexComparisons, throttle } = deps
    const startedAt = clock.now()
    const counts = { inDatabase: 0, inIndex: 0, missing: 0, surplus: 0, outdated: 0, remaining: 0 }
    const settle = async (suspects: readonly Uuid[]): Promise<void> => {
      const found = await findDifferences(deps, suspects)
      counts.missing += found.missing.length
      counts.surplus += found.surplus.length
      counts.outdated += found.outdated.length
      counts.remaining += sizeOf(isRepair ? await repair(deps, suspects, found) : found)
    }
    const pairs = pairUp(directory.stream(startedAt, BATCH_SIZE), index.stream(BATCH_SIZE))
    let suspects: Uuid[] = []
    /** Compares the next people; whether there are more. */
    const compareNext = async (): Promise<boolean> => {
      for (let compared = 0; compared < BATCH_SIZE; compared += 1) {
        const { done, value } = await pairs.next()
        if (done === true) {
          await settle(suspects)
          return false
        }
        const { current, indexed, uuid } = value
        if (current !== null) counts.inDatabase += 1
        if (indexed !== null) counts.inIndex += 1
        if (current === null || indexed === null || !isSameDocument(indexed, current)) suspects.push(uuid)
        else if (isRepair && hasDrifted(indexed, current)) suspects.push(uuid)
      }
      if (suspects.length < BATCH_SIZE) return true
      await settle(suspects)
      suspects = []
      return true
    }
    while (await throttle.run(compareNext));
    const comparison: IndexComparison = { ...counts, isRepair, startedAt, endedAt: clock.now() }
    await indexComparisons.save(comparison)
    return comparison
  }

/** Indexes again what differs; returns what is left. */
const repair = async (
  deps: CompareIndexDeps,
  suspects: readonly Uuid[],
  differences: Differences,
): Promise<Differences> => {
  let left = differences
  for (let round = 0; round < REPAIRS_MAX && sizeOf(left) + left.drifted.length > 0; round += 1) {
    await deps.index.remove(left.surplus, left.version)
    await putWhatIsTaken(deps, left)
    left = await findDifferences(deps, suspects)
  }
  return left
}

/** Whom the index refuses stays different, and is counted. Rule: SRCH-87. */
const putWhatIsTaken = async (
  { index }: Pick<CompareIndexDeps, 'index'>,
  { drifted, missing, outdated, version }: Differences,
): Promise<void> => {
  try {
    await index.put([...missing, ...outdated, ...drifted], version)
  } catch (error) {
    if (!(error instanceof PermanentlyRefused)) throw error
  }
}

const sizeOf = ({ missing, outdated, surplus }: Differences): number =>
  missing.length + outdated.length + surplus.length

const findDifferences = async (
  { clock, directory, index }: CompareIndexDeps,
  uuids: readonly Uuid[],
): Promise<Differences> => {
  if (uuids.length === 0) return { version: 0, missing: [], outdated: [], surplus: [], drifted: [] }
  const version = await directory.version()
  const byUuid = (documents: readonly CandidateDocument[]) => new Map(documents.map((one) => [one.uuid, one]))
  const current = byUuid(await directory.list(uuids, clock.now()))
  const indexed = byUuid(await index.list(uuids))
  const pairs = [...current.values()].flatMap((document) => {
    const own = indexed.get(document.uuid)
    return own === undefined ? [] : [{ document, own, isSame: isSameDocument(own, document) }]
  })
  return {
    version,
    missing: [...current.values()].filter(({ uuid }) => !indexed.has(uuid)),
    outdated: pairs.flatMap(({ document, isSame }) => (isSame ? [] : [document])),
    drifted: pairs.flatMap(({ document, isSame, own }) => (isSame && hasDrifted(own, document) ? [document] : [])),
    surplus: [...indexed.keys()].filter((uuid) => !current.has(uuid)),
  }
}

type Batches = AsyncIterable<readonly CandidateDocument[]>
interface Pair {
  readonly uuid: Uuid
  readonly current: CandidateDocument | null
  readonly indexed: CandidateDocument | null
}

/** The documents of both sides, person by person; both sides are in the order of the uuids. */
async function* pairUp(database: Batches, index: Batches): AsyncGenerator<Pair> {
  const [lefts, rights] = [oneByOne(database), oneByOne(index)]
  let [left, right] = [await lefts.next(), await rights.next()]
  for (;;) {
    const current = left.done === true ? null : left.value
    const indexed = right.done === true ? null : right.value
    const [uuid] = [current, indexed].flatMap((one) => one?.uuid ?? []).toSorted()
    if (uuid === undefined) return
    const [isCurrent, isIndexed] = [current?.uuid === uuid, indexed?.uuid === uuid]
    yield { uuid, current: isCurrent ? current : null, indexed: isIndexed ? indexed : null }
    if (isCurrent) left = await lefts.next()
    if (isIndexed) right = await rights.next()
  }
}

async function* oneByOne(batches: Batches): AsyncGenerator<CandidateDocument, undefined> {
  for await (const batch of batches) yield* batch
  return undefined
}
