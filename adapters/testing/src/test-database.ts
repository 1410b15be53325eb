import pg from 'pg'
import { uniquePrefix } from './unique-prefix.ts'

export interface TestDatabase {
  readonly url: string
  /** Drops it, and terminates its connections. */
  drop(): Promise<void>
}

/** Creates a database for one suite on the server, from the template if one is named (see `prepareTemplate`). */
export async function createTestDatabase(
  serverUrl: string,
  options: { readonly template?: string } = {},
): Promise<TestDatabase> {
  const name = uniquePrefix()
  const template = options.template === undefined ? '' : ` template ${pg.escapeIdentifier(options.template)}`
  await execute(serverUrl, `create database ${pg.escapeIdentifier(name)}${template}`)
  return {
    url: urlOfDatabase(serverUrl, name),
    drop: () => execute(serverUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  }
}

/**
 * Creates the template database once, also among concurrent processes, and resolves to its name. It is created under another
 * name and then renamed, so that a failed migration leaves no partial template. The name must change with the result of `migrate`
 * (include a digest of the migrations), because a server from the environment keeps its databases between runs.
 */
export async function prepareTemplate(
  serverUrl: string,
  name: string,
  migrate: (url: string) => Promise<void>,
): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`template ${name}`])
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount !== 0) return name
    const unfinished = pg.escapeIdentifier(`${name}_unfinished`)
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished}`)
    await migrate(urlOfDatabase(serverUrl, `${name}_unfinished`))
    await client.query(`alter database ${unfinished} rename to ${pg.escapeIdentifier(name)}`)
    return name
  } finally {
    // Ending the session releases the advisory lock.
    await client.end()
  }
}

function urlOfDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
