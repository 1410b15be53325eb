import type { UnitOfWork } from '../../src/index.ts'

/** Something that a failed transaction puts back as it was. */
export interface Restorable {
  /** Remembers the present state and answers how to return to it. */
  readonly snapshot: () => () => void
}

/** A memory that takes part in a fake transaction. */
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

/** Runs work on these repositories, one after another, and puts everything restorable back when it fails. */
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
