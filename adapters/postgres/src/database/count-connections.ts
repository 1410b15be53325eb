import type { Knex } from 'knex'
import { DEFAULT_APPLICATION_NAME } from './create-database.ts'

/** How many connections the running product has to this database. */
export async function countConnections(knex: Knex): Promise<number> {
  const { rows } = await knex.raw<{ rows: { count: number }[] }>(
    'select count(*) as count from pg_stat_activity where datname = current_database() and application_name = ?',
    [DEFAULT_APPLICATION_NAME],
  )
  return rows[0]?.count ?? 0
}
