import type { IndexComparison, IndexComparisonStore } from '@guildhall/domain/search'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

/** The last comparison of the index: one row, none before the first. */
export const createIndexComparisonStore = (knex: Knex): IndexComparisonStore => ({
  find: async () => {
    const [last] = await selectRows<IndexComparison>(
      knex,
      `select started_at, ended_at, in_database, in_index, missing, surplus, outdated, is_repair, remaining
       from index_comparisons`,
    )
    return last ?? null
  },
  save: async (comparison) => {
    await knex('indexComparisons')
      .insert({ id: true, ...comparison })
      .onConflict('id')
      .merge()
  },
})
