import { createHash } from 'node:crypto'
import type { SpellingRuns } from '@guildhall/domain/moderation'
import type { Knex } from 'knex'

/** The lists may be long, and are only compared. */
const digest = (lists: string): string => createHash('sha256').update(lists).digest('hex')

/** The last lists by which everybody was spelled, and how often: one row. */
export const createSpellingRuns = (knex: Knex): SpellingRuns => ({
  count: async (lists) => {
    const row = await knex('spellingRuns')
      .where({ listsDigest: digest(lists) })
      .first<{ runs: number } | undefined>('runs')
    return row?.runs ?? 0
  },
  add: async (lists) => {
    await knex.raw(
      `insert into spelling_runs (lists_digest, runs) values (?, 1)
       on conflict (is_only_row) do update set
         runs = case when spelling_runs.lists_digest = excluded.lists_digest then spelling_runs.runs + 1 else 1 end,
         lists_digest = excluded.lists_digest`,
      [digest(lists)],
    )
  },
})
