import type { OpenSite } from './test-site.ts'

/** What counts attempts and uses, and so may change with a call that is refused. */
const LEDGERS = [
  'sessions',
  'login_failures',
  'mail_requests',
  'verification_mails',
  'knex_migrations',
  'knex_migrations_lock',
]

/** Everything that the product knows, as one text for each table: two are alike only if nothing was written in between. */
export async function digestOfFacts({ knex }: OpenSite): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await knex.raw<{ rows: readonly { name: string }[] }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const digests = tables
    .filter(({ name }) => !LEDGERS.includes(name))
    .map(async ({ name }) => {
      const { rows } = await knex.raw<{ rows: readonly { digest: string }[] }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(row::text, '' order by row::text)), '') as digest from ?? as row`,
        [name],
      )
      return [name, rows[0]?.digest ?? ''] as const
    })
  return Object.fromEntries(await Promise.all(digests))
}
