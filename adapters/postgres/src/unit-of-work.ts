import { DependencyUnavailable, type Failure, type Result, type UnitOfWork } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { isTransient } from './database/connection-errors.ts'
import { createRepositories, type Repositories } from './repositories/index.ts'

const ATTEMPTS = 4

/** Carries a refusal out of the transaction, which rolls back because of it. */
class Refused extends Error {
  readonly failure: Failure<string>

  constructor(failure: Failure<string>) {
    super(failure.problem)
    this.failure = failure
  }
}

/**
 * Transactions over the pool. Work that met another transaction (deadlock, serialization) runs again from its start, so it must
 * change nothing but what it is given. Throws `DependencyAway` while the database does not answer.
 */
export const createUnitOfWork = (knex: Knex): UnitOfWork<Repositories> => ({
  run: async <T, P extends string>(
    work: (repositories: Repositories) => Promise<Result<T, P>>,
  ): Promise<Result<T, P>> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await knex.transaction(async (trx) => {
          const result = await work(createRepositories(trx))
          if (!result.ok) throw new Refused(result)
          return result
        })
      } catch (error) {
        if (error instanceof Refused) return error.failure as Failure<P>
        if (error instanceof DependencyUnavailable || !isTransient(error) || attempt === ATTEMPTS) throw error
      }
    }
  },
})
