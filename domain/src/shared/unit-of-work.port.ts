import type { Result } from './result.ts'

export interface UnitOfWorkOptions {
  /**
   * What the work locks first, such as the uuid of a conversation. Work with the same key waits for its turn before it begins, so that any
   * number of callers hold no more of the database than one. Such work begins no other.
   */
  readonly inTurn?: string
}

/**
 * One transaction. The callback gets repositories and an outbox that are bound to it; data and events commit together. A thrown error and a
 * failed result both roll back, so that a refused command changes nothing.
 */
export interface UnitOfWork<Repositories> {
  run<T, P extends string>(
    work: (repositories: Repositories) => Promise<Result<T, P>>,
    options?: UnitOfWorkOptions,
  ): Promise<Result<T, P>>
}
