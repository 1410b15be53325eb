import { randomUUID } from 'node:crypto'
import { ATTEMPTS_BEFORE_PARKING, UNAVAILABLE_BEFORE_PARKING } from '@guildhall/domain/notifications'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  addWork,
  answered,
  createMigratedDatabase,
  type MigratedDatabase,
  quiet,
  type React,
  stopAll,
  workerFixture,
} from '../../testing/index.ts'
import { createBacklog } from './backlog.ts'
import { createFailingJobs } from './failing-jobs.ts'
import { waitForOutbox } from './wait-for-outbox.ts'
import { createWorkSchedule } from './work-schedule.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase({ poolSize: 20 })
})
afterAll(() => database.drop())
const { commit, jobs, stopLeft, work } = workerFixture(() => database)
afterEach(() => stopLeft())

describe('work that fails', () => {
  // BASE-36
  it('is as old as its oldest event, and what waits for another attempt is not ready', async () => {
    const event = answered(randomUUID())
    await commit(event)
    const entries = () => database.knex('pgboss.job').where({ id: event.uuid })
    await entries().update({ created_on: database.knex.raw(`now() - interval '1 hour'`) })
    await entries()
      .where({ name: 'reaction-mail' })
      .update({ state: 'retry', start_after: database.knex.raw(`now() + interval '1 hour'`) })
    const { mailsWaiting, reactions } = await createBacklog(database.knex)()
    const ages = new Map(reactions.map(({ reaction, ...age }) => [reaction, age]))
    expect(ages.get('mail')).toEqual({ oldestSeconds: expect.closeTo(3_600, -3), oldestReadySeconds: null })
    expect(ages.get('channel')?.oldestReadySeconds).toBeGreaterThanOrEqual(3_600)
    expect(mailsWaiting).toBe(0)
    await entries().delete()
  })

  // MOD-62
  it('parks what has failed too often, goes on with its conversation, and runs it again once an operator retries', async () => {
    const conversation = randomUUID()
    const [broken, later] = [answered(conversation), answered(conversation)]
    const failing = vi.fn<React>().mockRejectedValue(new Error('no such place', { cause: new Error('a typo') }))
    const first = await work({ mail: failing })
    await commit(broken)
    await vi.waitFor(() => expect(failing).toHaveBeenCalledOnce())
    await stopAll(first)
    await database
      .knex('pgboss.job')
      .where({ id: broken.uuid })
      .update({
        retry_count: ATTEMPTS_BEFORE_PARKING - 2,
        start_after: database.knex.fn.now(),
      })
    const second = await work({ mail: failing })
    const list = async () => (await createFailingJobs(database.knex).list({ cursor: null, limit: 10 })).items
    await vi.waitFor(
      async () =>
        expect(await list()).toMatchObject([
          {
            reaction: 'mail',
            uuid: broken.uuid,
            state: 'parked',
            attempts: ATTEMPTS_BEFORE_PARKING,
            error: 'Error: no such place: Error: a typo',
          },
        ]),
      60_000,
    )
    expect(await waitForOutbox(database, 60_000)).toBe(true)
    await stopAll(second)

    const mail = vi.fn<React>(quiet)
    const third = await work({ mail })
    await commit(later)
    await vi.waitFor(() => expect(mail).toHaveBeenCalledExactlyOnceWith(later))
    expect(await createFailingJobs(database.knex).retry({ reaction: 'mail', uuid: broken.uuid })).toBe(true)
    await vi.waitFor(() => expect(mail).toHaveBeenLastCalledWith(broken))
    await stopAll(third)
    expect([await jobs(), await list()]).toEqual([0, []])
  })

  // MOD-62
  it('waits longer for a service that does not respond, and parks what stops its workers', async () => {
    const [away, deadly] = [answered(randomUUID()), answered(randomUUID())]
    await commit(away, deadly)
    const limits = [
      [away, ATTEMPTS_BEFORE_PARKING],
      [deadly, UNAVAILABLE_BEFORE_PARKING],
    ] as const
    for (const [{ uuid }, attempts] of limits) {
      await database.knex('pgboss.job').where({ id: uuid, name: 'reaction-mail' }).update({
        retry_count: attempts,
        started_on: database.knex.fn.now(),
      })
    }
    const mail = vi.fn<React>().mockRejectedValue(new DependencyUnavailable('mail'))
    const worker = await work({ mail })
    const { listParked, retryAll } = createFailingJobs(database.knex)
    await vi.waitFor(
      async () => expect(await listParked('mail', [away.uuid, deadly.uuid])).toEqual(new Set([deadly.uuid])),
      60_000,
    )
    await vi.waitFor(() => expect(mail).toHaveBeenCalledWith(away))
    expect(mail).not.toHaveBeenCalledWith(deadly)
    await stopAll(worker)
    const last = await work({})
    expect(await retryAll({ reaction: 'mail', eventType: 'conversation-changed' })).toBe(2)
    expect(await waitForOutbox(database, 60_000)).toBe(true)
    await stopAll(last)
  })

  // BASE-15, MOD-64
  it('does scheduled work when an operator starts it, again after a failure, and notes how it ended', async () => {
    const schedule = createWorkSchedule(database.knex)
    const find = async () => (await schedule.list()).find(({ name }) => name === 'sweep')
    const worker = await work({})
    const gate = Promise.withResolvers<void>()
    const sweep = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error('no broom'))
      .mockImplementation(() => gate.promise)
    await worker.schedule({ name: 'sweep', cron: null }, sweep)
    expect(await find()).toEqual({
      name: 'sweep',
      cron: null,
      startedAt: null,
      endedAt: null,
      error: null,
      nextRunAt: null,
    })
    expect(await schedule.start('sweep')).toBe('started')
    await vi.waitFor(
      async () => expect(await find()).toMatchObject({ endedAt: expect.any(Date), error: 'Error: no broom' }),
      { timeout: 60_000, interval: 20 },
    )
    await vi.waitFor(() => expect(sweep).toHaveBeenCalledTimes(2), 60_000)
    expect(await find()).toMatchObject({ startedAt: expect.any(Date), endedAt: null, error: null })
    gate.resolve()
    await vi.waitFor(async () => expect(await find()).toMatchObject({ endedAt: expect.any(Date), error: null }), 60_000)
    await stopAll(worker)
  })

  // BASE-52
  it('begins scheduled work that falls due together one after the other, without waiting for the end of long work', async () => {
    const schedule = createWorkSchedule(database.knex)
    const worker = await work({})
    const names = ['brush', 'dust', 'mop', 'polish', 'rinse', 'wipe']
    const long = Promise.withResolvers<void>()
    const ended = new Set<string>()
    let [running, most] = [0, 0]
    const run = async (name: string): Promise<void> => {
      if (name === 'brush') return long.promise
      running += 1
      most = Math.max(most, running)
      await database.knex.raw('select pg_sleep(0.02)')
      running -= 1
      ended.add(name)
    }
    for (const name of names) await worker.schedule({ name, cron: null }, () => run(name))
    await Promise.all(names.map((name) => schedule.start(name)))
    await vi.waitFor(() => expect(ended.size).toBe(names.length - 1), { timeout: 60_000, interval: 20 })
    expect(most).toBe(1)
    long.resolve()
    await stopAll(worker)
  })

  // MOD-64
  it('hands scheduled work that does not end to the next worker when it stops, and gives up a run that takes too long', async () => {
    const schedule = createWorkSchedule(database.knex)
    const never = Promise.withResolvers<void>()
    const sort = vi.fn<() => Promise<void>>(() => never.promise)
    const stuck = await work({})
    await stuck.schedule({ name: 'sort', cron: null }, sort)
    expect(await schedule.start('sort')).toBe('started')
    await vi.waitFor(() => expect(sort).toHaveBeenCalledOnce(), 60_000)
    await stuck.stop(1)
    const next = await work({})
    await next.schedule({ name: 'sort', cron: null, secondsMax: 0.01 }, sort)
    await vi.waitFor(() => expect(sort.mock.calls.length).toBeGreaterThan(2), 60_000)
    await next.stop(1)
    never.resolve()
  })

  // MOD-64
  it('begins scheduled work again that a dead worker had begun, if no other worker can be running', async () => {
    const name = 'tidy-up'
    const begun = { name, cron: null, startedAt: new Date(), endedAt: null, error: null, nextRunAt: null }
    await addWork(database.knex, begun)
    const tidyUp = vi.fn<() => Promise<void>>(async () => undefined)
    const worker = await work({}, { isOnlyWorker: true })
    await worker.schedule({ name, cron: null }, tidyUp)
    await vi.waitFor(() => expect(tidyUp).toHaveBeenCalledOnce(), 60_000)
    await stopAll(worker)
  })
})
