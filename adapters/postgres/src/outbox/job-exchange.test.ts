import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countReadJobs, createMigratedDatabase, type MigratedDatabase } from '../../testing/index.ts'
import { createJobExchange } from './job-exchange.ts'
import { openJobQueue } from './job-queue.ts'
import { queueName, REACTIONS } from './queues.ts'

const WAITING = 10_000
const CAPACITY = 16

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase({ statementTimeout: 120_000 })
  const boss = await openJobQueue(database.knex, () => undefined)
  await boss.stop({ graceful: false })
  // The statistics are older than the jobs, as with a night's work.
  await database.knex.raw(
    `insert into pgboss.job (name, state, created_on, completed_on)
     select ?, 'completed', now() - interval '1 hour', now() from generate_series(1, 100)`,
    [queueName('channel')],
  )
  await database.knex.raw('analyze')
  await database.knex.raw(
    `insert into pgboss.job (name, data, priority, created_on)
     select q.name, '{}', -1, now() - n * interval '1 ms' from unnest(cast(? as text[])) as q (name), generate_series(1, ?) n`,
    [[queueName('mail'), queueName('notify')], WAITING],
  )
})
afterAll(() => database.drop())

const capacities = REACTIONS.flatMap((reaction) =>
  (['people', 'background'] as const).map((lane) => ({ queue: queueName(reaction), lane, jobs: CAPACITY })),
)

// BASE-52
describe('jobs of many queues that are fetched together', () => {
  it('are the oldest of each lane, and those that wait behind them are not read', async () => {
    const { rows } = await database.knex.raw<{ rows: { id: string }[] }>(
      `select id from (
         select id, row_number() over (partition by name order by created_on, id) as place from pgboss.job where state < 'active'
       ) as jobs where place <= ?`,
      [CAPACITY],
    )
    await database.knex.transaction(async (transaction) => {
      const before = await countReadJobs(transaction)
      const fetched = await createJobExchange(transaction)({ capacities, completed: [], heldBy: 1 })
      const read = (await countReadJobs(transaction)) - before
      expect(fetched.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
      expect(new Set(fetched.map(({ lane, queue }) => `${queue} ${lane}`))).toEqual(
        new Set([`${queueName('mail')} background`, `${queueName('notify')} background`]),
      )
      expect(read).toBeGreaterThan(CAPACITY)
      expect(read).toBeLessThan(8 * CAPACITY)
    })
  })
})
