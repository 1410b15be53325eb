import { addHours } from '@guildhall/domain/shared'
import { TEST_NOW } from '@guildhall/domain/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase } from '../../testing/index.ts'
import { createVerificationMailLog } from './sign-in-logs.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase({ poolSize: 4 })
})
afterAll(() => database.drop())

/** Waits until so many have arrived. */
const createMeeting = (size: number) => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  let arrived = 0
  return (): Promise<undefined> => {
    arrived += 1
    if (arrived === size) resolve(undefined)
    return promise
  }
}

// IDEN-26
it('Of requests for an address at once, one sees that none came before it', async () => {
  const requests = 4
  const meet = createMeeting(requests)
  const seen = await Promise.all(
    Array.from({ length: requests }, () =>
      database.knex.transaction(async (trx) => {
        const log = createVerificationMailLog(trx)
        // Every transaction has its connection before the first one reads.
        await trx.raw('select 1')
        await meet()
        const earlier = await log.listSince('Thandi@example.com', addHours(TEST_NOW, -24))
        await log.add('thandi@example.com', TEST_NOW)
        return earlier.length
      }),
    ),
  )
  expect(seen.toSorted((left, right) => left - right)).toEqual([0, 1, 2, 3])
})
