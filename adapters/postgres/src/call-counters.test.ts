import { createMigratedDatabase, type MigratedDatabase } from '../testing/index.ts'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallCounters, createCallCounters } from './call-counters.ts'
import { createDatabase } from './database/create-database.ts'

let database: MigratedDatabase
/** Of two processes. */
let counters: readonly [CallCounters, CallCounters]
beforeAll(async () => {
  database = await createMigratedDatabase()
  counters = [createCallCounters(database.knex), createCallCounters(database.knex)]
})
afterAll(async () => {
  for (const one of counters) one.close()
  await database.drop()
})

// API-13
describe('calls that two processes count', () => {
  it('have one limit together', async () => {
    const [one, other] = counters
    const call = (counter: CallCounters) => counter.count('sign-in', 4, 'a', 1)
    const answers = await Promise.all([call(one), call(other), call(one), call(other), call(one), call(other)])
    expect(answers.filter((wait) => wait === null)).toHaveLength(4)
    for (const wait of answers.filter((seconds) => seconds !== null)) {
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60)
    }
  })

  it('are counted apart for each key and class, several at once', async () => {
    const [one, other] = counters
    expect(await one.count('write', 10, 'b', 9)).toBeNull()
    expect(await other.count('write', 10, 'b', 2)).not.toBeNull()
    expect(await other.count('write', 10, 'c', 1)).toBeNull()
    expect(await other.count('read', 10, 'b', 1)).toBeNull()
  })

  it('keep no address', async () => {
    await counters[0].count('sign-in', 4, '203.0.113.9', 1)
    expect(JSON.stringify(await database.knex('rate_limits').select('key'))).not.toContain('203.0.113.9')
  })

  it('are not counted while the database is away', async () => {
    const away = createDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
    const counter = createCallCounters(away.knex)
    await expect(counter.count('sign-in', 4, 'a', 1)).rejects.toBeInstanceOf(DependencyUnavailable)
    counter.close()
    await away.close()
  })
})
