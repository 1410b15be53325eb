import pg from 'pg'
import { uniquePrefix } from './unique-prefix.ts'

export interface TestDatabase {
  readonly url: string
  /** Drops it, ending whoever is still connected. */
  drop(): Promise<void>
}

/** Makes a database of the suite's own on the server, as a copy of the template where one is named (see `prepareTemplate`). */
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
 * Makes the named template database once, however many processes ask at the same time, and settles with its name. It is
 * built aside and renamed, so a failed migration leaves no half template. The name must change with what `migrate` makes (put a
 * digest of the migrations in it), as a server from the environment keeps its databases from run to run.
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
    const aside = pg.escapeIdentifier(`${name}_unfinished`)
    await client.query(`drop database if exists ${aside} with (force)`)
    await client.query(`create database ${aside}`)
    await migrate(urlOfDatabase(serverUrl, `${name}_unfinished`))
    await client.query(`alter database ${aside} rename to ${pg.escapeIdentifier(name)}`)
    return name
  } finally {
    // Ending the session lets go of the advisory lock.
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
