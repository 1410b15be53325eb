import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/create-database.ts'

const ASK_EVERY_MS = 20

/**
 * Waits until every event committed so far has had its reactions, and what follows from those; answers false where that takes
 * longer than `patience` milliseconds. For the clock that developers move on: what falls due is done before it answers.
 */
export async function outboxSettled({ knex }: Database, patience: number): Promise<boolean> {
  const end = Date.now() + patience
  for (;;) {
    const open = await knex
      .withSchema('pgboss')
      .from('job')
      .where('name', 'like', 'reaction-%')
      .whereIn('state', ['created', 'retry', 'active'])
      .first('id')
    if (open === undefined) return true
    if (Date.now() >= end) return false
    await wait(ASK_EVERY_MS)
  }
}
