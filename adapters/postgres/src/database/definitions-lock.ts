import type { Knex } from 'knex'

const LOCK = 7_214_051

/**
 * Waits in a transaction until no other one that takes this lock runs. For those that define or grant what all processes share when they start:
 * PostgreSQL refuses two changes of one function, or of its rights, at the same time.
 */
export async function lockDefinitions(trx: Knex): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCK])
}
