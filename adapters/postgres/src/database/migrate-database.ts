import { migrateToLatest } from '@guildhall/migrations'
import { installJobQueue } from '../outbox/job-queue.ts'
import type { Database } from './create-database.ts'

/** Migrates the schema and the job queue; returns the names of the applied migrations. Safe to call from several processes at once. */
export async function migrateDatabase({ knex }: Database): Promise<readonly string[]> {
  const names = await migrateToLatest(knex)
  await installJobQueue(knex)
  return names
}
