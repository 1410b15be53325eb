import type { UnitOfWork } from '../../src/index.ts'

/** State that a failed transaction restores. */
export interface Restorable {
  /** Takes a snapshot and returns the function that restores it. */
  readonly snapshot: () => () => void
}

/** A map that takes part in a fake transaction. */
export interface Memory<Key, Value> extends Restorable {
  readonly rows: Map<Key, Value>
}

export const memory = <Key, Value>(): Memory<Key, Value> => {
  const rows = new Map<Key, Value>()
  return {
    rows,
    snapshot: () => {
      const before = [...rows]
      return () => {
        rows.clear()
        for (const [key, value] of before) rows.set(key, value)
      }
    },
  }
}

/** Runs transactions one after another, and restores everything restorable when one fails. */
export const fakeUnitOfWork = <Repositories extends object>(repositories: Repositories): UnitOfWork<Repositories> => {
  let last: Promise<unknown> = Promise.resolve()
  const isRestorable = (value: unknown): value is Restorable =>
    typeof value === 'object' && value !== null && 'snapshot' in value && typeof value.snapshot === 'function'
  const restoreAll = (restores: readonly (() => void)[]): void => {
    for (const restore of restores) restore()
  }
  return {
    run: (work) => {
      const attempt = last.then(async () => {
        const restores = Object.values(repositories)
          .filter(isRestorable)
          .map((part) => part.snapshot())
        try {
          const result = await work(repositories)
          if (!result.ok) restoreAll(restores)
          return result
        } catch (error) {
          restoreAll(restores)
          throw error
        }
      })
      last = attempt.catch(() => null)
      return attempt
    },
  }
}

/** Says whether a transaction is open, for tests of what is read beside it: another connection inside it could exhaust the pool. */
export const watchUnitOfWork = <Repositories extends object>(
  unitOfWork: UnitOfWork<Repositories>,
): { readonly unitOfWork: UnitOfWork<Repositories>; readonly isOpen: () => boolean } => {
  let open = 0
  return {
    isOpen: () => open > 0,
    unitOfWork: {
      run: (work) =>
        unitOfWork.run(async (repositories) => {
          open += 1
          try {
            return await work(repositories)
          } finally {
            open -= 1
          }
        }),
    },
  }
}
