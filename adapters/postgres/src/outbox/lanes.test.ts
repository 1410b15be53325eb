import { randomUUID } from 'node:crypto'
import type { ProductEvent } from '@guildhall/domain/notifications'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  answered,
  createMigratedDatabase,
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

const { commit, jobs, work } = workerFixture(() => database)

const unconfirmed = (): ProductEvent => ({
  uuid: randomUUID(),
  at: '2026-03-02T09:00:00.000Z',
  type: 'availability-unconfirmed',
  contractorUuid: randomUUID(),
  days: 30,
})

// BASE-52
describe('work of the background', () => {
  it('does not hold up what people wait for, however much of it waits', async () => {
    await commit(...Array.from({ length: 500 }, unconfirmed))
    const gate = Promise.withResolvers<void>()
    const mail = vi.fn<React>(({ type }) => (type === 'availability-unconfirmed' ? gate.promise : Promise.resolve()))
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
    await commit(...Array.from({ length: 64 }, unconfirmed))
    let running = 0
    let together = 0
    const mail = vi.fn<React>(async () => {
      running += 1
      together = Math.max(together, running)
      await new Promise(setImmediate)
      running -= 1
    })
    const statements = recordStatements()
    const worker = await work({ mail })
    await vi.waitFor(async () => expect(await jobs()).toBe(0), 60_000)
    await stopAll(worker)
    const fetches = statements.take().filter((sql) => sql.includes('skip locked') && sql.includes('lateral'))
    statements.stop()
    expect(mail).toHaveBeenCalledTimes(64)
    expect(together).toBe(1)
    expect(fetches.length).toBeLessThan(32)
  })

  it('that has not begun is left to other workers by one that stops', async () => {
    await commit(...Array.from({ length: 10 }, unconfirmed))
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
