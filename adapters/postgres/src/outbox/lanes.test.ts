import { randomUUID } from 'node:crypto'
import type { ProductEvent } from '@guildhall/domain/notifications'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  answered,
  createMigratedDatabase,
  idleReactions,
  type MigratedDatabase,
  type React,
  recordStatements,
  stopAll,
  workerFixture,
} from '../../testing/index.ts'

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase({ poolSize: 20 })
})
afterAll(() => database.drop())

const { commit, jobs, stopLeft, work } = workerFixture(() => database)
afterEach(() => stopLeft())

const digestDue = (): ProductEvent => ({
  uuid: randomUUID(),
  at: '2026-03-02T09:00:00.000Z',
  type: 'search-digest-due',
  readerUuid: randomUUID(),
  savedSearchUuid: randomUUID(),
  since: '2026-03-01T09:00:00.000Z',
  frequency: 'daily',
})

const unconfirmed = (): ProductEvent => ({
  uuid: randomUUID(),
  at: '2026-03-02T09:00:00.000Z',
  type: 'availability-unconfirmed',
  contractorUuid: randomUUID(),
  days: 30,
})

/** A reaction that takes a turn of the event loop, and how many of it ran at once at most. */
const countTogether = () => {
  let running = 0
  let together = 0
  const react = vi.fn<React>(async () => {
    running += 1
    together = Math.max(together, running)
    await new Promise(setImmediate)
    running -= 1
  })
  return { react, most: () => together }
}

// BASE-52
describe('work of the background', () => {
  it('does not hold up what people wait for, however much of it waits', async () => {
    await commit(...Array.from({ length: 500 }, digestDue))
    const gate = Promise.withResolvers<void>()
    const mail = vi.fn<React>(({ type }) => (type === 'search-digest-due' ? gate.promise : Promise.resolve()))
    const worker = await work({ mail })
    await vi.waitFor(() => expect(mail).toHaveBeenCalledOnce(), 60_000)
    const event = answered(randomUUID())
    await commit(event)
    await vi.waitFor(() => expect(mail).toHaveBeenCalledWith(event), 60_000)
    expect(mail).toHaveBeenCalledTimes(2)
    gate.resolve()
    await vi.waitFor(async () => expect(await jobs()).toBe(0), 60_000)
    await stopAll(worker)
    expect(mail).toHaveBeenCalledTimes(501)
  })

  it('runs one at a time, and is fetched together', async () => {
    await commit(...Array.from({ length: 64 }, digestDue))
    const { most, react: mail } = countTogether()
    const statements = recordStatements()
    const worker = await work({ mail })
    await vi.waitFor(async () => expect(await jobs()).toBe(0), 60_000)
    await stopAll(worker)
    const fetches = statements.take().filter((sql) => sql.includes('exchange_jobs'))
    statements.stop()
    expect(mail).toHaveBeenCalledTimes(64)
    expect(most()).toBe(1)
    expect(fetches.length).toBeGreaterThan(0)
    expect(fetches.length).toBeLessThan(32)
  })

  it('runs at once, up to 16, where it shares what it reads and writes, by reactions of its own', async () => {
    await commit(...Array.from({ length: 64 }, unconfirmed))
    const { most, react } = countTogether()
    const mail = vi.fn<React>()
    const worker = await work({ mail }, { backgroundReactions: { ...idleReactions, mail: react } })
    await vi.waitFor(async () => expect(await jobs()).toBe(0), 60_000)
    await stopAll(worker)
    expect(react).toHaveBeenCalledTimes(64)
    expect(mail).not.toHaveBeenCalled()
    expect(most()).toBeGreaterThan(1)
    expect(most()).toBeLessThanOrEqual(16)
  })

  it('that has not begun is left to other workers by one that stops', async () => {
    await commit(...Array.from({ length: 10 }, digestDue))
    const gate = Promise.withResolvers<void>()
    const mail = vi.fn<React>(() => gate.promise)
    const worker = await work({ mail })
    await vi.waitFor(() => expect(mail).toHaveBeenCalledOnce(), 60_000)
    const stopping = stopAll(worker)
    gate.resolve()
    await stopping
    expect(mail).toHaveBeenCalledOnce()
    const next = await work({ mail })
    await vi.waitFor(async () => expect(await jobs()).toBe(0), 60_000)
    await stopAll(next)
    expect(mail).toHaveBeenCalledTimes(10)
  })
})

// BASE-57
describe('what open pages are told', () => {
  it('comes first: as long as more of it waits than can run, other reactions run one job at a time', async () => {
    const events = Array.from({ length: 60 }, () => answered(randomUUID()))
    await commit(...events)
    const gate = Promise.withResolvers<void>()
    const channel = vi.fn<React>(() => gate.promise)
    let running = 0
    const together: number[] = []
    const mail = vi.fn<React>(async () => {
      running += 1
      together.push(running)
      await new Promise(setImmediate)
      running -= 1
    })
    const worker = await work({ channel, mail }, { concurrency: 8 })
    await vi.waitFor(() => expect(mail.mock.calls.length).toBeGreaterThan(20), 60_000)
    expect(channel).toHaveBeenCalledTimes(8)
    // They are fetched together the first time.
    expect(Math.max(...together.slice(8, 20))).toBe(1)
    gate.resolve()
    await vi.waitFor(async () => expect(await jobs()).toBe(0), 60_000)
    await stopAll(worker)
    expect([channel.mock.calls.length, mail.mock.calls.length]).toEqual([60, 60])
  })
})
