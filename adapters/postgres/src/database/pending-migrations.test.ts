import { createTestDatabase, postgresUrl } from '@guildhall/testing'
import { migrations } from '@guildhall/migrations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase } from '../../testing/index.ts'
import { grantToApplication } from './application-role.ts'
import { createDatabase } from './create-database.ts'
import { findForbiddenMigrations } from './pending-migrations.ts'

let migrated: MigratedDatabase
beforeAll(async () => {
  migrated = await createMigratedDatabase()
})
afterAll(() => migrated.drop())

const find = async (url: string) => {
  const database = createDatabase({ url, poolSize: 1 })
  return findForbiddenMigrations(database.knex).finally(() => database.close())
}
const names = migrations.map(({ name }) => name)

// BASE-34
it('the role of the product may run no migration, and sees which are left to the owner', async () => {
  const role = new URL(migrated.applicationUrl)
  expect(await find(migrated.applicationUrl)).toEqual(names)
  await grantToApplication(migrated.knex, role.username)
  expect(await find(migrated.applicationUrl)).toEqual([])
  await migrated
    .knex('schema_migrations')
    .where({ name: names.at(-1) })
    .delete()
  expect(await find(migrated.applicationUrl)).toEqual(names.slice(-1))
  const empty = await createTestDatabase(await postgresUrl())
  role.pathname = new URL(empty.url).pathname
  expect(await find(role.href)).toEqual(names)
  await empty.drop()
})

// BASE-34
it('the owner may run them', async () => {
  expect(await find(migrated.url)).toBeNull()
})
