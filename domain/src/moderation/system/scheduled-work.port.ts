/** Work that workers do by the clock, or when an operator starts it, with its last run. Rule: MOD-64. */
export interface ScheduledWork {
  readonly name: string
  /** When it is due, in UTC; null for what only operators start. */
  readonly cron: string | null
  /** Null before the first run. */
  readonly startedAt: Date | null
  /** Null while it runs, and before the first run. */
  readonly endedAt: Date | null
  /** Why the last run failed; null if it did not. */
  readonly error: string | null
  /** Null for what only operators start. */
  readonly nextRunAt: Date | null
}

/** The scheduled work of the workers. Instants are those of the queue, not of the product's clock. */
export interface WorkSchedule {
  /** All, by name. */
  list(): Promise<readonly ScheduledWork[]>
  /** Asks a worker to do it now; 'running' if it runs or was asked for already, null if there is no such work. For a unit of work. */
  start(name: string): Promise<'started' | 'running' | null>
}
