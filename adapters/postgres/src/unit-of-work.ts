import { DependencyUnavailable, type Failure, type Result, type UnitOfWork } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { isTransient } from './database/connection-errors.ts'
import { tracingOf } from './database/tracing-of.ts'
import { createTurns } from './in-turn.ts'
import { createRepositories, type Repositories } from './repositories/index.ts'

const ATTEMPTS = 4

/** Thrown to roll the transaction back; carries the failed result out of it. */
class Rollback extends Error {
  readonly failure: Failure<string>

  constructor(failure: Failure<string>) {
    super(failure.problem)
    this.failure = failure
  }
}

/**
 * Transactions over the pool. After a deadlock or serialization failure the work is retried from its start, so it must have no side
 * effects outside its repositories. Throws `DependencyUnavailable` while the database does not respond. Rule: BASE-53.
 */
export const createUnitOfWork = (knex: Knex): UnitOfWork<Repositories> => {
  const takeTurn = createTurns()
  const tracing = tracingOf(knex)
  /** A refusal rolls back and is no failure of the transaction. */
  const runOnce = <T, P extends string>(
    work: (repositories: Repositories) => Promise<Result<T, P>>,
    attempt: number,
  ): Promise<Result<T, P>> =>
    tracing.run('transaction', { kind: 'internal', attributes: { 'guildhall.attempt': attempt } }, async (span) => {
      try {
        return await knex.transaction(async (trx) => {
          const result = await work(createRepositories(trx))
          if (!result.ok) throw new Rollback(result)
          return result
        })
      } catch (error) {
        if (!(error instanceof Rollback)) throw error
        span.set({ 'guildhall.refusal': error.failure.problem })
        return error.failure as Failure<P>
      }
    })
  const run = async <T, P extends string>(
    work: (repositories: Repositories) => Promise<Result<T, P>>,
  ): Promise<Result<T, P>> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(work, attempt)
      } catch (error) {
        if (error instanceof DependencyUnavailable || !isTransient(error) || attempt === ATTEMPTS) throw error
      }
    }
  }
  return {
    run: (work, { inTurn } = {}) => (inTurn === undefined ? run(work) : takeTurn(inTurn, () => run(work))),
  }
}
