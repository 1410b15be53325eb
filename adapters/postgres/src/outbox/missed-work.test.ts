import { addDays, addHours } from '@guildhall/domain/shared'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase, stopAll, workerFixture } from '../../testing/index.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())
const { stopLeft, work } = workerFixture(() => database)
afterEach(async () => {
  vi.useRealTimers()
  await stopLeft()
})

/** Due once a day, last three hours ago. */
const daily = (name: string) => {
  const at = addHours(new Date(), -3)
  return { name, cron: `${at.getUTCMinutes()} ${at.getUTCHours()} * * *` }
}
const jobsOf = (name: string) => database.knex('pgboss.job').where({ name: `scheduled-${name}` })
/** It was registered long ago, and began last at this time. */
const lastBegan = async (name: string, startedAt: Date | null): Promise<void> => {
  await database
    .knex('pgboss.queue')
    .where({ name: `scheduled-${name}` })
    .update({ created_on: addDays(new Date(), -9) })
  await database.knex('scheduledWork').where({ name }).update({ startedAt })
}

// BASE-61
describe('scheduled work whose minute was missed', () => {
  it.each([
    ['that began last the day before', addDays(new Date(), -1)],
    ['that never began', null],
  ])('is done once when a worker starts: work %s', async (_, startedAt) => {
    const job = daily(startedAt === null ? 'missed-always' : 'missed-once')
    const first = await work({})
    await first.schedule(job, async () => undefined)
    await stopAll(first)
    await lastBegan(job.name, startedAt)

    const handler = vi.fn<() => Promise<void>>(async () => undefined)
    const second = await work({})
    await second.schedule(job, handler)
    await vi.waitFor(async () => expect(await jobsOf(job.name)).toMatchObject([{ state: 'completed' }]), 30_000)
    await stopAll(second)
    const third = await work({})
    await third.schedule(job, handler)
    expect(await jobsOf(job.name)).toHaveLength(1)
    expect(handler).toHaveBeenCalledOnce()
  })

  it('is not what a new installation has just registered', async () => {
    const worker = await work({})
    await worker.schedule(daily('new-work'), async () => undefined)
    expect(await jobsOf('new-work')).toEqual([])
  })

  it('is found by a worker that runs, as after an outage of the database', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const job = daily('missed-in-outage')
    const worker = await work({})
    await worker.schedule(job, async () => undefined)
    await lastBegan(job.name, addDays(new Date(), -1))
    vi.advanceTimersByTime(300_000)
    await vi.waitFor(async () => expect(await jobsOf(job.name)).toHaveLength(1), 30_000)
  })
})
