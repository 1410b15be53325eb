import pg from 'pg'

/** Counts what this process sends to PostgreSQL, whoever sends it. */
export interface StatementWatch {
  /** The statements since the watch began or was last asked, oldest first. */
  take(): readonly string[]
  end(): void
}

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

/**
 * Watches every connection of this process at the driver, where nothing can pass by. What runs by itself (workers, listeners) is counted
 * too: watch a process that has none.
 */
export function watchStatements(): StatementWatch {
  const { prototype } = pg.Client
  const { query } = prototype
  let seen: string[] = []
  // oxlint-disable-next-line typescript/unbound-method -- it is put back as it was
  const watched = function (this: pg.Client, ...sent: readonly unknown[]): unknown {
    seen.push(textOf(sent[0]))
    return Reflect.apply(query, this, sent)
  }
  prototype.query = watched as typeof query
  return {
    take: () => {
      const taken = seen
      seen = []
      return taken
    },
    end: () => void (prototype.query = query),
  }
}
