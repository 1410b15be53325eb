import { DependencyUnavailable, PermanentlyRefused, type Uuid } from '@guildhall/domain/shared'
import { applyChanges, type BulkChange, type BulkFailure, type BulkOptions } from './bulk.ts'
import type { Engine } from './engine.ts'
import { missingIndex, type IndexNames } from './index-names.ts'
import { listAliases } from './rebuild.ts'

export interface Writing extends Pick<BulkOptions, 'pause'> {
  readonly engine: Engine
  readonly names: IndexNames
  /** Called where there is neither a live index nor one that is being built. */
  readonly onMissing?: () => void
}

/** The indexes may be swapped between any two requests, but not this often. */
const SWAPS_MAX = 3

/**
 * Writes documents, or null for those that go, to the live index and to the one that is being built, where they exist; the next search finds
 * them. Throws `PermanentlyRefused` for those that the engine refuses, after all others were written. Rules: SRCH-86, SRCH-87, SRCH-88.
 */
export const writeChanges = async (
  { engine, names, onMissing, ...options }: Writing,
  documents: ReadonlyMap<Uuid, object | null>,
  version: number,
): Promise<void> => {
  const changesOf = (alias: string): readonly BulkChange[] =>
    [...documents].map(([uuid, source]) =>
      source === null ? { kind: 'delete', alias, uuid, version } : { kind: 'index', alias, uuid, version, source },
    )
  for (let swap = 0; swap < SWAPS_MAX; swap += 1) {
    // Only to those that exist: a removal would create an index of that name, without our mapping.
    const aliases = await listAliases(engine, [names.live, names.building])
    if (aliases.length === 0) break
    const failures = await applyChanges(engine, aliases.flatMap(changesOf), { ...options, refresh: true })
    const isBuilding = aliases.includes(names.building)
    if (!failures.some(({ problem }) => problem === 'gone')) return settle(failures, names, isBuilding)
  }
  onMissing?.()
  throw missingIndex(names)
}

const settle = (failures: readonly BulkFailure[], names: IndexNames, isBuilding: boolean): void => {
  // The index of an earlier version of the product does not have to take what the one that replaces it has.
  const outdated = isBuilding ? [] : failures.filter(({ problem }) => problem === 'outdated')
  const [waiting] = outdated
  if (waiting !== undefined) {
    const cause = new Error(`The index ${names.live} waits for its rebuild: ${waiting.reason}`)
    throw new DependencyUnavailable('opensearch', { cause })
  }
  const refused = failures.filter(({ problem }) => problem === 'refused')
  if (refused.length === 0) return
  throw new PermanentlyRefused('opensearch', new Map(refused.map(({ change, reason }) => [change.uuid, reason])))
}
