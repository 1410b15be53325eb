import { setTimeout as wait } from 'node:timers/promises'
import { DependencyUnavailable, type Uuid } from '@guildhall/domain/shared'
import { isUnavailableStatus, type Engine } from './engine.ts'

/**
 * One change of a bulk request. The engine keeps the version of each document, and for an hour that of a removed one: a change with a lower
 * version does nothing. Rule: SRCH-86.
 */
export type BulkChange = ({ readonly kind: 'index'; readonly source: object } | { readonly kind: 'delete' }) & {
  readonly alias: string
  readonly uuid: Uuid
  readonly version: number
}

/** Why a change was not applied: its index is gone or lacks a field of ours, or the engine refuses the document for good. */
export interface BulkFailure {
  readonly change: BulkChange
  readonly problem: 'gone' | 'outdated' | 'refused'
  readonly reason: string
}

export interface BulkOptions {
  /** Whether the next search finds the changes. */
  readonly refresh: boolean
  /** Waits so many ms; tests do not. */
  readonly pause?: (ms: number) => Promise<unknown>
}

interface BulkItem {
  readonly status: number
  readonly error?: { readonly type: string; readonly reason: string; readonly caused_by?: { readonly reason?: string } }
}

interface BulkAnswer {
  readonly errors?: boolean
  readonly items?: readonly Readonly<Record<string, BulkItem>>[]
}

/** Maximum number of changes per request; with documents of some kilobytes far below the engine's 100 MB. */
const BATCH = 2_000
/** How often changes are sent that an overloaded engine does not take, and how long the pauses between grow, in ms: 25 s in all at most. */
const ATTEMPTS = 8
const PAUSE_MS = 200
const PAUSE_MAX_MS = 5_000

/**
 * Applies changes, in any order; of one document only the one with the highest version counts. What an overloaded engine does not take is sent
 * again, that alone, after pauses of random length. Returns what it cannot apply; throws for all other failures. The alias must exist:
 * otherwise the engine would create an index of that name without our mapping. Rules: SRCH-86, SRCH-87.
 */
export const applyChanges = async (
  engine: Engine,
  changes: readonly BulkChange[],
  { refresh, pause = wait }: BulkOptions,
): Promise<readonly BulkFailure[]> => {
  const failures: BulkFailure[] = []
  for (let start = 0; start < changes.length; start += BATCH) {
    let pending = changes.slice(start, start + BATCH)
    for (let attempt = 1; pending.length > 0; attempt += 1) {
      const { failed, rejected } = await send(engine, pending, refresh)
      failures.push(...failed)
      if (rejected.length > 0) {
        if (attempt === ATTEMPTS)
          throw new DependencyUnavailable('opensearch', { cause: new Error('It is overloaded') })
        await pause(Math.random() * Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** attempt))
      }
      pending = rejected
    }
  }
  return failures
}

interface Sent {
  readonly failed: readonly BulkFailure[]
  readonly rejected: BulkChange[]
}

const send = async (engine: Engine, changes: readonly BulkChange[], refresh: boolean): Promise<Sent> => {
  const { body, status } = await engine.write<BulkAnswer>({
    method: 'POST',
    path: '/_bulk',
    querystring: { refresh, require_alias: true, filter_path: 'errors,items.*.status,items.*.error' },
    bulk: changes.map(toLines).join(''),
    accept: [TOO_MANY],
  })
  if (status === TOO_MANY) return { failed: [], rejected: [...changes] }
  if (body.errors !== true) return { failed: [], rejected: [] }
  const failed: BulkFailure[] = []
  const rejected: BulkChange[] = []
  for (const [place, change] of changes.entries()) {
    const item = body.items?.[place]?.[change.kind]
    if (item?.error === undefined) continue
    if (item.status === TOO_MANY) rejected.push(change)
    else failed.push(...readFailure(change, item, item.error))
  }
  return { failed, rejected }
}

const toLines = (change: BulkChange): string => {
  // The same change may come twice.
  const place = { _index: change.alias, _id: change.uuid, version: change.version, version_type: 'external_gte' }
  const action = JSON.stringify({ [change.kind]: place })
  return change.kind === 'delete' ? `${action}\n` : `${action}\n${JSON.stringify(change.source)}\n`
}

const TOO_MANY = 429
const REFUSED = 400
const CONFLICT = 409

const readFailure = (
  change: BulkChange,
  { status }: BulkItem,
  { caused_by: cause, reason, type }: NonNullable<BulkItem['error']>,
): readonly BulkFailure[] => {
  // The index has a later version.
  if (status === CONFLICT) return []
  const words = `${type}: ${reason}${cause?.reason === undefined ? '' : `: ${cause.reason}`}`
  if (type === 'index_not_found_exception') return [{ change, problem: 'gone', reason: words }]
  if (type === 'strict_dynamic_mapping_exception') return [{ change, problem: 'outdated', reason: words }]
  if (status === REFUSED && type !== 'index_closed_exception') return [{ change, problem: 'refused', reason: words }]
  const error = new Error(`${change.kind} of ${change.uuid}: ${status} ${words}`)
  // The engine blocks writes, for example while a disk is full.
  const isUnavailable = isUnavailableStatus(status) || type === 'cluster_block_exception'
  throw isUnavailable ? new DependencyUnavailable('opensearch', { cause: error }) : error
}
