import type { TestSiteWithDatabase } from './test-site.ts'

/** Path segments followed by a person's id, and tables whose name differs from the path segment. */
const PEOPLE = ['bookmarks', 'user_details', 'drafts']
const TABLES: Readonly<Record<string, string>> = {
  team: 'accounts',
  system_message: 'system_messages',
  invites: 'company_invites',
  company_invite: 'company_invites',
}

/** Finds an existing id for a route's path: that of the newest row of the matching table. */
export async function createIdLookup(
  { knex }: TestSiteWithDatabase,
  contractorUuid: string,
): Promise<(path: string) => string> {
  const { rows } = await knex.raw<{ rows: readonly { name: string }[] }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'uuid' and t.table_type = 'BASE TABLE'`,
  )
  const newest = new Map<string, string>()
  for (const { name } of rows) {
    const row = (await knex(name).orderBy('uuid', 'desc').first('uuid')) as { readonly uuid: string } | undefined
    if (row !== undefined) newest.set(name, row.uuid)
  }
  return (path) => {
    const segments = path.split('/')
    const segment = segments[segments.findIndex((part) => part.startsWith(':')) - 1] ?? ''
    if (segment === 'section-drafts') return 'main-profile'
    if (PEOPLE.includes(segment)) return contractorUuid
    return newest.get(TABLES[segment] ?? segment.replaceAll('-', '_')) ?? newest.values().next().value ?? ''
  }
}
