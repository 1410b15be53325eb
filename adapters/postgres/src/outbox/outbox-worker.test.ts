import { randomUUID } from 'node:crypto'
import type { ProductEvent } from '@guildhall/domain/notifications'
import { harbourWorks, hiringFixture, summitLabs, TEST_NOW } from '@guildhall/domain/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  answered,
  createMigratedDatabase,
  type MigratedDatabase,
  quiet,
  type React,
  resetToFixture,
  stopAll,
  workerFixture,
} from '../../testing/index.ts'
import { createRepositories } from '../repositories/index.ts'
import { waitForOutbox } from './wait-for-outbox.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase({ poolSize: 20 })
})
afterAll(() => database.drop())

const { commit, jobs, stopLeft, work } = workerFixture(() => database)
afterEach(() => stopLeft())

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

  // BASE-51
  it('tells webhooks of an event only where the company has one', async () => {
    await resetToFixture(database.knex, hiringFixture)
    const sent = (companyUuid: string): ProductEvent => ({
      uuid: randomUUID(),
      at: '2026-03-02T09:00:00.000Z',
      type: 'message-sent',
      conversationUuid: randomUUID(),
      companyUuid,
      messageUuid: randomUUID(),
      senderUuid: randomUUID(),
    })
    const [withWebhook, without] = [sent(harbourWorks.uuid), sent(summitLabs.uuid)]
    await createRepositories(database.knex).webhooks.add({
      uuid: randomUUID(),
      companyUuid: harbourWorks.uuid,
      url: 'https://hooks.example/guildhall',
      events: ['message.sent'],
      sealedSecret: 'sealed',
      disabledAt: null,
      failingSince: null,
      createdAt: TEST_NOW,
    })
    await commit(without, withWebhook)
    const [channel, webhook] = [vi.fn<React>(quiet), vi.fn<React>(quiet)]
    const worker = await work({ channel, webhook })
    await vi.waitFor(() => expect(channel).toHaveBeenCalledTimes(2))
    await stopAll(worker)
    expect(webhook).toHaveBeenCalledExactlyOnceWith(withWebhook)
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

  // BASE-51
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

  // BASE-56
  it('reruns the jobs of a worker that hangs once their leases have expired, and at once if no other worker can be running', async () => {
    for (const alone of [true, false]) {
      const event = answered(randomUUID())
      await commit(event)
      // As a worker has them that has fetched them and does nothing more.
      await database
        .knex('pgboss.job')
        .where({ id: event.uuid })
        .update({ state: 'active', startedOn: new Date(), expireSeconds: 1 })
      const channel = vi.fn<React>(quiet)
      const worker = await work({ channel }, { isOnlyWorker: alone })
      await vi.waitFor(() => expect(channel).toHaveBeenCalledExactlyOnceWith(event), { timeout: 40_000, interval: 50 })
      await vi.waitFor(async () => expect(await jobs()).toBe(0), { timeout: 40_000, interval: 50 })
      await stopAll(worker)
    }
  }, 120_000)
})
