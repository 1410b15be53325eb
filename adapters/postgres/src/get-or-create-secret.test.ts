import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase } from '../testing/index.ts'
import { getOrCreateSecret } from './get-or-create-secret.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())

it('creates one secret for all concurrent callers, and keeps it', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => getOrCreateSecret(database.knex, 'tokens')))
  const [first, ...others] = made.map((secret) => Buffer.from(secret).toString('hex'))
  expect(first).toHaveLength(64)
  expect(new Set(others)).toEqual(new Set([first]))
})

it('creates another for another name', async () => {
  const [one, two] = [await getOrCreateSecret(database.knex, 'one'), await getOrCreateSecret(database.knex, 'two')]
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(false)
})
