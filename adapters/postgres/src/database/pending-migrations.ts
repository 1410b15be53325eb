import { migrations } from '@guildhall/migrations'
import type { Knex } from 'knex'

/** Whether the role may define tables, as the owner of the database may. */
const mayDefine = async (knex: Knex): Promise<boolean> => {
  const { rows } = await knex.raw<{ rows: [{ may: boolean }] }>(
    `select has_schema_privilege('public', 'create') as may`,
  )
  return rows[0].may
}

/** The migrations that a role must leave to the owner of the schema; null for a role that may run them itself. Rule: BASE-34. */
export async function findForbiddenMigrations(knex: Knex): Promise<readonly string[] | null> {
  if (await mayDefine(knex)) return null
  const { rows } = await knex.raw<{ rows: [{ readable: boolean }] }>(
    `select coalesce(has_table_privilege(to_regclass('schema_migrations'), 'select'), false) as readable`,
  )
  const done = rows[0].readable ? await knex('schema_migrations').pluck<string[]>('name') : []
  return migrations.map(({ name }) => name).filter((name) => !done.includes(name))
}
