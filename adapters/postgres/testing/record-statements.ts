import pg from 'pg'

/** Records what this process sends to PostgreSQL, over any connection. */
export interface StatementRecorder {
  /** The statements since the start or the last call, oldest first. */
  take(): readonly string[]
  stop(): void
}

const queryText = (query: unknown): string => {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

/**
 * Patches the driver, so that all connections of this process are recorded. Background work (workers, listeners) is recorded too: use it
 * in a process without any.
 */
export function recordStatements(): StatementRecorder {
  const { prototype } = pg.Client
  const { query } = prototype
  let statements: string[] = []
  // oxlint-disable-next-line typescript/unbound-method -- it is restored as it was
  const recordingQuery = function (this: pg.Client, ...args: readonly unknown[]): unknown {
    statements.push(queryText(args[0]))
    return Reflect.apply(query, this, args)
  }
  prototype.query = recordingQuery as typeof query
  return {
    take: () => {
      const taken = statements
      statements = []
      return taken
    },
    stop: () => void (prototype.query = query),
  }
}
