import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/create-database.ts'

const POLL_MS = 20

/**
 * Waits until all reactions to events committed so far, and to the events they cause, are done; returns false on timeout. For the
 * developers' clock, which responds once everything that fell due is done.
 */
export async function waitForOutbox({ knex }: Database, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const pending = await knex
      .withSchema('pgboss')
      .from('job')
      .where('name', 'like', 'reaction-%')
      .whereIn('state', ['created', 'retry', 'active'])
      .first('id')
    if (pending === undefined) return true
    if (Date.now() >= deadline) return false
    await wait(POLL_MS)
  }
}
