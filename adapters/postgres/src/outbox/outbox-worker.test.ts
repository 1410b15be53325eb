import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { DependencyUnavailable, ok } from '@guildhall/domain/shared'
import {
  ATTEMPTS_BEFORE_PARKING,
  type ProductEvent,
  UNAVAILABLE_BEFORE_PARKING,
} from '@guildhall/domain/notifications'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase } from '../../testing/index.ts'
import { createUnitOfWork } from '../unit-of-work.ts'
import { createFailingJobs } from './failing-jobs.ts'
import { waitForOutbox } from './wait-for-outbox.ts'
import type { Reaction } from './queues.ts'
import { createWorkSchedule } from './work-schedule.ts'
import { startOutboxWorker, type OutboxWorker, type OutboxWorkerOptions } from './outbox-worker.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase({ poolSize: 20 })
})
afterAll(() => database.drop())

type React = (event: ProductEvent) => Promise<void>
const quiet = async (): Promise<void> => undefined
const log = { warn: () => undefined, error: () => undefined }

const work = (reactions: Partial<Record<Reaction, React>>, more: Partial<OutboxWorkerOptions> = {}) =>
  startOutboxWorker({
    database,
    log,
    reactions: {
      channel: quiet,
      index: quiet,
      notify: quiet,
      mail: quiet,
      numbers: quiet,
      payment: quiet,
      verification: quiet,
      webhook: quiet,
      ...reactions,
    },
    ...more,
  })

/** An event that the channel, the index, notifications and mail react to. */
const answered = (conversationUuid: string): ProductEvent => ({
  uuid: randomUUID(),
  at: '2026-03-02T09:00:00.000Z',
  type: 'conversation-changed',
  conversationUuid,
  from: 'pending',
  to: 'active',
  byAccountUuid: randomUUID(),
})

const commit = (...events: ProductEvent[]) =>
  createUnitOfWork(database.knex).run(async ({ outbox }) => ok(await outbox.add(...events)))

const jobs = async (): Promise<number> => {
  const [row] = await database.knex('pgboss.job').whereLike('name', 'reaction-%').count('* as count')
  return Number(row?.['count'])
}

const stopAll = async (...workers: OutboxWorker[]): Promise<void> => {
  await Promise.all(workers.map((worker) => worker.stop()))
}

describe('the outbox worker', () => {
  it('delivers an event to every reaction and keeps no job', async () => {
    const reactions = {
      channel: vi.fn<React>(quiet),
      index: vi.fn<React>(quiet),
      notify: vi.fn<React>(quiet),
      mail: vi.fn<React>(quiet),
    }
    const worker = await work(reactions)
    const event = answered(randomUUID())
    await commit(event)
    for (const react of Object.values(reactions)) {
      await vi.waitFor(() => expect(react).toHaveBeenCalledExactlyOnceWith(event))
    }
    await stopAll(worker)
    expect(await jobs()).toBe(0)
  })

  it('leaves no job for a reaction that ignores the event', async () => {
    const event: ProductEvent = {
      uuid: randomUUID(),
      at: '2026-03-02T09:00:00.000Z',
      type: 'conversation-archived',
      conversationUuid: randomUUID(),
      accountUuid: randomUUID(),
    }
    await commit(event)
    expect(await jobs()).toBe(1)
    const channel = vi.fn<React>(quiet)
    const worker = await work({ channel })
    await vi.waitFor(() => expect(channel).toHaveBeenCalledExactlyOnceWith(event))
    await stopAll(worker)
  })

  it('delivers what was committed while no worker was running', async () => {
    const event = answered(randomUUID())
    await commit(event)
    const channel = vi.fn<React>(quiet)
    const worker = await work({ channel })
    await vi.waitFor(() => expect(channel).toHaveBeenCalledExactlyOnceWith(event))
    await stopAll(worker)
  })

  it('settles only once everything committed has been delivered', async () => {
    await commit(answered(randomUUID()))
    expect(await waitForOutbox(database, 0)).toBe(false)
    const worker = await work({})
    expect(await waitForOutbox(database, 60_000)).toBe(true)
    await stopAll(worker)
  })

  // BASE-14
  it('retries a failed reaction, and runs the others only once', async () => {
    const notify = vi.fn<React>(quiet)
    const mail = vi.fn<React>(quiet).mockRejectedValueOnce(new Error('no mail server'))
    const worker = await work({ notify, mail })
    await commit(answered(randomUUID()))
    await vi.waitFor(() => expect(mail).toHaveBeenCalledTimes(2), 60_000)
    expect(notify).toHaveBeenCalledTimes(1)
    await stopAll(worker)
    expect(await jobs()).toBe(0)
  })

  // BASE-14
  it('keeps the events of one conversation in order without blocking others', async () => {
    const handled: string[] = []
    const gate = Promise.withResolvers<void>()
    const [slow, fast] = [randomUUID(), randomUUID()]
    const [first, second, other] = [answered(slow), answered(slow), answered(fast)]
    const worker = await work({
      channel: async (event) => {
        if (event.uuid === first.uuid) await gate.promise
        handled.push(event.uuid)
      },
    })
    await commit(first, second, other)
    await vi.waitFor(() => expect(handled).toEqual([other.uuid]))
    gate.resolve()
    await vi.waitFor(() => expect(handled).toEqual([other.uuid, first.uuid, second.uuid]))
    await stopAll(worker)
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
    await database.knex('pgboss.job').where({ id: broken.uuid }).update({
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

  it('gives every job to only one of two workers', async () => {
    const handled: string[] = []
    const channel: React = async ({ uuid }) => void handled.push(uuid)
    const workers = await Promise.all([work({ channel }), work({ channel })])
    const events = Array.from({ length: 200 }, () => answered(randomUUID()))
    await Promise.all(events.map((event) => commit(event)))
    await vi.waitFor(async () => expect(await jobs()).toBe(0), 60_000)
    await stopAll(...workers)
    expect(handled.toSorted()).toEqual(events.map(({ uuid }) => uuid).toSorted())
  })

  it('waits for running jobs before it stops', async () => {
    const begun = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const ended = vi.fn<() => void>()
    const worker = await work({
      channel: async () => {
        begun.resolve()
        await gate.promise
        ended()
      },
    })
    await commit(answered(randomUUID()))
    await begun.promise
    const stopped = worker.stop()
    gate.resolve()
    await stopped
    expect(ended).toHaveBeenCalledOnce()
    expect(await jobs()).toBe(0)
  })

  it('releases jobs that did not end in time', async () => {
    const begun = Promise.withResolvers<void>()
    const never = Promise.withResolvers<void>()
    const stuck = await work({ channel: () => (begun.resolve(), never.promise) })
    const event = answered(randomUUID())
    await commit(event)
    await begun.promise
    await stuck.stop(1)
    const channel = vi.fn<React>(quiet)
    const next = await work({ channel })
    await vi.waitFor(() => expect(channel).toHaveBeenCalledExactlyOnceWith(event), 60_000)
    await stopAll(next)
    never.resolve()
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

  it('continues after the database closed every connection', async () => {
    const channel = vi.fn<React>(quiet)
    const worker = await work({ channel })
    const before = answered(randomUUID())
    await commit(before)
    await vi.waitFor(() => expect(channel).toHaveBeenCalledWith(before))
    await database.knex.raw(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    const after = answered(randomUUID())
    await vi.waitFor(() => commit(after), 60_000)
    await vi.waitFor(() => expect(channel).toHaveBeenCalledWith(after), 60_000)
    await stopAll(worker)
  })

  it('reruns the jobs of a killed worker: at once if the next is the only worker, otherwise after the lease expires', async () => {
    await database.knex('pgboss.queue').update({ expireSeconds: 1 })
    for (const alone of [true, false]) {
      const event = answered(randomUUID())
      await commit(event)
      const child = fork(new URL('./crashing-worker.ts', import.meta.url), [database.url], { execArgv: [] })
      await once(child, 'exit')
      expect(child.signalCode).toBe('SIGKILL')
      const channel = vi.fn<React>(quiet)
      const worker = await work({ channel }, { isOnlyWorker: alone })
      await vi.waitFor(() => expect(channel).toHaveBeenCalledExactlyOnceWith(event), { timeout: 40_000, interval: 50 })
      await vi.waitFor(async () => expect(await jobs()).toBe(0), { timeout: 40_000, interval: 50 })
      await stopAll(worker)
    }
  }, 120_000)
})
