import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { createTestDatabase, postgresUrl, prepareTemplate, uniquePrefix } from './index.ts'

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('databases for tests', () => {
  it('are copies of a template that is created once, even concurrently', async () => {
    const server = await postgresUrl()
    const migrate = vi.fn<(url: string) => Promise<void>>(
      async (url: string) => void (await query(url, `create table made as select 1 as by_template`)),
    )
    const name = `${uniquePrefix()}_template`
    await Promise.all([1, 2, 3].map(() => prepareTemplate(server, name, migrate)))
    expect(migrate).toHaveBeenCalledTimes(1)
    const databases = await Promise.all([1, 2].map(() => createTestDatabase(server, { template: name })))
    const [first, second] = databases.map(({ url }) => url)
    await query(first ?? '', 'delete from made')
    expect(await query(second ?? '', 'select by_template from made')).toEqual([{ by_template: 1 }])
    await Promise.all(databases.map((database) => database.drop()))
    await query(server, `drop database ${name}`)
  })

  it('leaves no partial template after a failed migration', async () => {
    const server = await postgresUrl()
    const name = `${uniquePrefix()}_template`
    const failing = async (url: string): Promise<void> => void (await query(url, 'create table half (); select 1 / 0'))
    await expect(prepareTemplate(server, name, failing)).rejects.toThrow(/division by zero/)
    await prepareTemplate(server, name, async (url) => void (await query(url, 'create table half ()')))
    await query(server, `drop database ${name}`)
  })

  it('are dropped despite open connections', async () => {
    const server = await postgresUrl()
    const database = await createTestDatabase(server)
    const lingering = new pg.Client({ connectionString: database.url })
    lingering.on('error', () => undefined)
    await lingering.connect()
    await database.drop()
    await expect(query(database.url, 'select 1')).rejects.toThrow(/does not exist/)
  })
})

describe('a unique prefix', () => {
  it('differs each time and fits an index, a subject and a database', () => {
    const prefixes = Array.from({ length: 100 }, uniquePrefix)
    expect(new Set(prefixes).size).toBe(100)
    for (const prefix of prefixes) expect(prefix).toMatch(/^t[a-z0-9]{10,40}$/)
  })
})
