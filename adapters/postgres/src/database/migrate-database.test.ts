import { migrations, migrateToLatest, rollbackAll } from '@guildhall/migrations'
import { createTestDatabase, postgresUrl, type TestDatabase } from '@guildhall/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase, type Database } from './create-database.ts'
import { migrateDatabase } from './migrate-database.ts'

let empty: TestDatabase
let database: Database
beforeEach(async () => {
  empty = await createTestDatabase(await postgresUrl())
  database = createDatabase({ url: empty.url })
})
afterEach(async () => {
  await database.close()
  await empty.drop()
})

const names = migrations.map(({ name }) => name)

const tables = async (): Promise<string[]> => {
  const { rows } = await database.knex.raw<{ rows: { name: string }[] }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('schema_migrations'))
}

describe('the migrations', () => {
  it('go up, down to nothing, and up again to the same schema', async () => {
    expect(await migrateToLatest(database.knex)).toEqual(names)
    const full = await tables()
    expect(full).toContain('conversations')
    expect(await rollbackAll(database.knex)).toEqual(names.toReversed())
    expect(await tables()).toEqual([])
    await migrateToLatest(database.knex)
    expect(await tables()).toEqual(full)
  })

  it('run once when two processes start together', async () => {
    const other = createDatabase({ url: empty.url })
    const done = await Promise.all([migrateDatabase(database), migrateDatabase(other)])
    await other.close()
    expect(done.map((steps) => steps.length).toSorted((a, b) => a - b)).toEqual([0, names.length])
  })

  it('continue after a process that died holding the lock row', async () => {
    await migrateToLatest(database.knex)
    await database.knex('schema_migrations_lock').update({ is_locked: 1 })
    expect(await migrateToLatest(database.knex)).toEqual([])
  })

  it('have names in the order in which they run', () => {
    expect(names.toSorted()).toEqual(names)
  })
})
