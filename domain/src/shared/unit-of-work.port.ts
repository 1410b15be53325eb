import type { Failure, Result } from './result.ts'

/**
 * One transaction. The callback gets repositories and an outbox bound to it; facts and events commit together.
 * A thrown error and a failed result both roll everything back, so a refusal changes nothing.
 */
export interface UnitOfWork<Repositories> {
  run<T, P extends string>(work: (repositories: Repositories) => Promise<Result<T, P>>): Promise<Result<T, P>>
}

/** The failed half of a use case's answer, for helpers that only ever refuse. */
export type Refusal<P extends string> = Failure<P>
