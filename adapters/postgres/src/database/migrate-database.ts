import { migrateToLatest } from '@guildhall/migrations'
import { installJobQueue } from '../outbox/job-queue.ts'
import type { Database } from './create-database.ts'

/** Brings tables and job queue up to date; answers the names of the steps that were missing. Safe to call from many processes at once. */
export async function migrateDatabase({ knex }: Database): Promise<readonly string[]> {
  const names = await migrateToLatest(knex)
  await installJobQueue(knex)
  return names
}
