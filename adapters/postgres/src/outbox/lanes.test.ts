import { randomUUID } from 'node:crypto'
import type { ProductEvent } from '@guildhall/domain/notifications'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  answered,
  createMigratedDatabase,
  type MigratedDatabase,
  type React,
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
})
