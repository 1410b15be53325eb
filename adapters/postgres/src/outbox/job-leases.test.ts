import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countReadJobs, createMigratedDatabase, type MigratedDatabase } from '../../testing/index.ts'
import { createJobLeases } from './job-leases.ts'
import { openJobQueue } from './job-queue.ts'
import { queueName } from './queues.ts'

const OTHERS = 5_000
const NUMBER = 7

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
  const boss = await openJobQueue(database.knex, () => undefined)
  await boss.stop({ graceful: false })
})
afterAll(() => database.drop())

const queue = queueName('mail')
const addActive = async (heldBy: number | null, count: number): Promise<readonly string[]> => {
  const { rows } = await database.knex.raw<{ rows: { id: string }[] }>(
    `insert into pgboss.job (name, state, started_on, held_by)
     select ?, 'active', now() - interval '5 s', ? from generate_series(1, ?) returning id`,
    [queue, heldBy, count],
  )
  return rows.map(({ id }) => id)
}

// BASE-56
describe('the renewal of leases', () => {
  it('reads the jobs of the worker alone, and says which it has no more', async () => {
    // The statistics are older than the jobs.
    await database.knex.raw(
      `insert into pgboss.job (name, state, completed_on) select ?, 'completed', now() from generate_series(1, 100)`,
      [queue],
    )
    await database.knex.raw('analyze')
    const [other = ''] = await addActive(NUMBER + 1, OTHERS)
    const own = [...(await addActive(NUMBER, 2)), ...(await addActive(null, 1))]
    await database.knex.transaction(async (transaction) => {
      const leases = createJobLeases(transaction, { number: () => NUMBER, numbers: () => [NUMBER] })
      const before = await countReadJobs(transaction)
      expect(await leases.renew([...own, other].map((id) => ({ queue, id })))).toEqual([{ queue, id: other }])
      const read = (await countReadJobs(transaction)) - before
      expect(read).toBeGreaterThan(own.length)
      expect(read).toBeLessThan(10 * own.length)
      expect(await transaction('pgboss.job').where({ heldBy: NUMBER }).pluck('id')).toEqual(
        expect.arrayContaining([...own]),
      )
    })
  })
})
