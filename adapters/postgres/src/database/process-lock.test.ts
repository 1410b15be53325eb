import { createMigratedDatabase } from '@guildhall/postgres/testing'
import { expect, it } from 'vitest'
import { createDatabase } from './create-database.ts'
import { createProcessLock } from './process-lock.ts'

// SRCH-100
it('lets one process at a time work, and the next one after it has ended or failed', async () => {
  const database = await createMigratedDatabase()
  const other = createDatabase({ url: database.url, poolSize: 2 })
  const [own, others] = [createProcessLock(database.knex, 'index'), createProcessLock(other.knex, 'index')]
  const nothing = async () => undefined
  const runs = own.tryRun(async () => {
    expect(await others.tryRun(nothing)).toBe(false)
    expect(await createProcessLock(other.knex, 'another').tryRun(nothing)).toBe(true)
    throw new Error('It failed')
  })
  await expect(runs).rejects.toThrow('It failed')
  expect(await others.tryRun(nothing)).toBe(true)
  await other.close()
  await database.drop()
})
