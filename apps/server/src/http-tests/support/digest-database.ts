import type { TestSiteWithDatabase } from './test-site.ts'

/** Tables that log attempts and uses, and so may change with a refused call, and those that change by the clock. */
const IGNORED_TABLES = [
  'scheduled_work',
  'index_comparisons',
  'sessions',
  'login_failures',
  'operator_code_failures',
  'rate_limits',
  'mail_requests',
  'verification_mails',
  'knex_migrations',
  'knex_migrations_lock',
]

/** A digest of each table: two are equal only if nothing was written in between. */
export async function digestDatabase({ knex }: TestSiteWithDatabase): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await knex.raw<{ rows: readonly { name: string }[] }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const digests = tables
    .filter(({ name }) => !IGNORED_TABLES.includes(name))
    .map(async ({ name }) => {
      const { rows } = await knex.raw<{ rows: readonly { digest: string }[] }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(row::text, '' order by row::text)), '') as digest from ?? as row`,
        [name],
      )
      return [name, rows[0]?.digest ?? ''] as const
    })
  return Object.fromEntries(await Promise.all(digests))
}
