import type { Knex } from 'knex'
import pg from 'pg'
import { lockDefinitions } from './definitions-lock.ts'

/** Tables that the product only adds to and reads. */
const APPEND_ONLY = ['audit_log', 'vetting_changes']
/** Tables of the migrations. */
const READ_ONLY = ['schema_migrations', 'schema_migrations_lock']

/** Whether a role exists. */
export async function hasRole(knex: Knex, role: string): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>('select 1 from pg_roles where rolname = ?', [role])
  return rows.length > 0
}

/** Creates a role that may sign in and nothing else, or gives it a new password. Needs the right to create roles. */
export async function createApplicationRole(knex: Knex, role: string, password: string): Promise<void> {
  await knex.transaction(async (trx) => {
    await lockDefinitions(trx)
    const change = (await hasRole(trx, role)) ? 'alter' : 'create'
    // Statements that define roles take no parameters.
    const names = `${pg.escapeIdentifier(role)} login nosuperuser nocreatedb nocreaterole`
    await trx.raw(`${change} role ${names} password ${pg.escapeLiteral(password)}`)
  })
}

/**
 * Grants a role what the product needs, by the owner of the schema after each migration: rows may be read and written, logs only added to,
 * and nothing may be defined. Rule: BASE-21.
 */
export async function grantToApplication(knex: Knex, role: string): Promise<void> {
  await knex.transaction(async (trx) => {
    await lockDefinitions(trx)
    for (const schema of ['public', 'pgboss']) {
      await trx.raw('grant usage on schema ?? to ??', [schema, role])
      await trx.raw('grant select, insert, update, delete on all tables in schema ?? to ??', [schema, role])
      await trx.raw('grant usage, select on all sequences in schema ?? to ??', [schema, role])
      await trx.raw('grant execute on all functions in schema ?? to ??', [schema, role])
    }
    for (const table of APPEND_ONLY) await trx.raw('revoke update, delete on ?? from ??', [table, role])
    for (const table of READ_ONLY) await trx.raw('revoke insert, update, delete on ?? from ??', [table, role])
  })
}

/** What a role could do that the product does not need: for a warning to the operator. */
export async function findExcessRights(knex: Knex): Promise<'superuser' | 'owner' | null> {
  const { rows } = await knex.raw<{ rows: { superuser: boolean; owner: boolean }[] }>(
    `select r.rolsuper as superuser, pg_has_role(c.relowner, 'member') as owner
     from pg_roles r, pg_class c where r.rolname = current_user and c.oid = 'audit_log'::regclass`,
  )
  const [found] = rows
  if (found?.superuser === true) return 'superuser'
  return found?.owner === true ? 'owner' : null
}
