import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase } from '../testing/index.ts'
import { readOrMakeSecret } from './read-or-make-secret.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())

it('makes one secret for all who ask at once, and keeps it', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => readOrMakeSecret(database.knex, 'tokens')))
  const [first, ...others] = made.map((secret) => Buffer.from(secret).toString('hex'))
  expect(first).toHaveLength(64)
  expect(new Set(others)).toEqual(new Set([first]))
})

it('makes another for another name', async () => {
  const [one, two] = [await readOrMakeSecret(database.knex, 'one'), await readOrMakeSecret(database.knex, 'two')]
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(false)
})
