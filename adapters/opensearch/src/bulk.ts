import { DependencyUnavailable } from '@guildhall/domain/shared'
import { isUnavailableStatus, type Engine } from './engine.ts'

/** One change of a bulk request; `create` does not overwrite. */
export type BulkChange =
  | { readonly kind: 'index' | 'create'; readonly alias: string; readonly uuid: string; readonly source: object }
  | { readonly kind: 'delete'; readonly alias: string; readonly uuid: string }

interface BulkItem {
  readonly status: number
  readonly error?: { readonly type: string; readonly reason: string }
}

interface BulkAnswer {
  readonly errors: boolean
  readonly items: readonly Readonly<Record<string, BulkItem>>[]
}

/** Maximum number of changes per request; with documents of some kilobytes far below the engine's 100 MB. */
const BATCH = 2_000

/**
 * Applies changes in order, visible to the next search if requested. Returns the aliases that no longer exist;
 * throws for all other failures. The alias must exist: otherwise the engine would create an index of that name without our
 * mapping.
 */
export const applyChanges = async (
  engine: Engine,
  changes: readonly BulkChange[],
  refresh: boolean,
): Promise<ReadonlySet<string>> => {
  const gone = new Set<string>()
  for (let start = 0; start < changes.length; start += BATCH) {
    const batch = changes.slice(start, start + BATCH)
    const { body } = await engine.write<BulkAnswer>({
      method: 'POST',
      path: '/_bulk',
      querystring: { refresh, require_alias: true, filter_path: 'errors,items.*.status,items.*.error' },
      bulk: batch.map(toLines).join(''),
    })
    if (!body.errors) continue
    for (const [place, change] of batch.entries()) {
      const item = body.items[place]?.[change.kind]
      if (item && isMissingAlias(item)) gone.add(change.alias)
      else if (item) throwOnFailure(change, item)
    }
  }
  return gone
}

const toLines = (change: BulkChange): string => {
  const action = JSON.stringify({ [change.kind]: { _index: change.alias, _id: change.uuid } })
  return change.kind === 'delete' ? `${action}\n` : `${action}\n${JSON.stringify(change.source)}\n`
}

const isMissingAlias = ({ error }: BulkItem): boolean => error?.type === 'index_not_found_exception'

const throwOnFailure = (change: BulkChange, { status, error }: BulkItem): void => {
  const expected = change.kind === 'delete' ? 404 : change.kind === 'create' ? 409 : 0
  if (status < 400 || status === expected) return
  const cause = new Error(`${change.kind} of ${change.uuid}: ${status} ${error?.type ?? ''} ${error?.reason ?? ''}`)
  throw isUnavailableStatus(status) ? new DependencyUnavailable('opensearch', { cause }) : cause
}
