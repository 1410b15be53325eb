import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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
import { createJobLeases, type JobLeases } from './job-leases.ts'

let database: MigratedDatabase
let leases: JobLeases
const PATIENCE = { timeout: 60_000, interval: 20 }
const { commit, jobs, stopLeft, work } = workerFixture(() => database)
afterEach(() => stopLeft())

const entry = (id: string) => database.knex('pgboss.job').where({ id, name: 'reaction-channel' })
const holderOf = async (id: string): Promise<number | null> => (await entry(id).first('heldBy'))?.heldBy ?? null
/** Ends the connections that are the signs of life of the workers here; their pools stay. */
const cutConnections = () =>
  database.knex.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'guildhall outbox'`,
  )

beforeAll(async () => {
  database = await createMigratedDatabase({ poolSize: 20 })
  leases = createJobLeases(database.knex, { number: () => null, numbers: () => [] })
  // So that no lease expires here.
  await database.knex('pgboss.queue').update({ expireSeconds: 3_600 })
})
beforeEach(async () => {
  await database.knex('pgboss.job').whereLike('name', 'reaction-%').delete()
})
afterAll(() => database.drop())

// BASE-56
describe('a worker that is lost', () => {
  it('leaves its jobs to the next one, and to one that runs already, long before the lease expires', async () => {
    const channel = vi.fn<React>(quiet)
    const crash = async (event: ReturnType<typeof answered>): Promise<void> => {
      await commit(event)
      const child = fork(new URL('./crashing-worker.ts', import.meta.url), [database.url], { execArgv: [] })
      await once(child, 'exit')
      expect(child.signalCode).toBe('SIGKILL')
    }
    const first = answered(randomUUID())
    await crash(first)
    const next = await work({ channel })
    await vi.waitFor(() => expect(channel).toHaveBeenCalledExactlyOnceWith(first), PATIENCE)
    await vi.waitFor(async () => expect(await jobs()).toBe(0), PATIENCE)
    await stopAll(next)

    // This one waits with its own job until the other has crashed over its.
    const gate = Promise.withResolvers<void>()
    const [held, second] = [answered(randomUUID()), answered(randomUUID())]
    await commit(held)
    const other = vi.fn<React>((event) => (event.uuid === held.uuid ? gate.promise : quiet(event)))
    const running = await work({ channel: other }, { concurrency: 1 })
    await vi.waitFor(() => expect(other).toHaveBeenCalledExactlyOnceWith(held), PATIENCE)
    await crash(second)
    await vi.waitFor(async () => expect(await entry(second.uuid).first('state')).toEqual({ state: 'retry' }), PATIENCE)
    gate.resolve()
    await vi.waitFor(() => expect(other).toHaveBeenCalledWith(second), PATIENCE)
    expect(other).toHaveBeenCalledTimes(2)
    await stopAll(running)
  }, 120_000)

  // BASE-15
  it('leaves scheduled work that it had begun to a worker that runs', async () => {
    const name = 'tidy-up'
    await addWork(database.knex, {
      name,
      cron: null,
      startedAt: new Date(),
      endedAt: null,
      error: null,
      nextRunAt: null,
    })
    // As a worker has it whose connection has ended.
    await database.knex('pgboss.job').where({ name: 'scheduled-tidy-up' }).update({ state: 'active', heldBy: 4_712 })
    const tidyUp = vi.fn<() => Promise<void>>(async () => undefined)
    const worker = await work({})
    await worker.schedule({ name, cron: null }, tidyUp)
    await vi.waitFor(() => expect(tidyUp).toHaveBeenCalledOnce(), PATIENCE)
    await stopAll(worker)
  })

  it('has ended: one that is only slow keeps its jobs, also when its connection is cut', async () => {
    const gate = Promise.withResolvers<void>()
    const channel = vi.fn<React>(() => gate.promise)
    const slow = await work({ channel })
    const event = answered(randomUUID())
    await commit(event)
    await vi.waitFor(() => expect(channel).toHaveBeenCalledExactlyOnceWith(event), PATIENCE)
    const before = await vi.waitUntil(() => holderOf(event.uuid), PATIENCE)
    expect(await leases.findGone()).toEqual([])
    await leases.releaseGone([before])
    await cutConnections()
    const after = await vi.waitUntil(async () => {
      const holder = await holderOf(event.uuid)
      return holder === before ? null : holder
    }, PATIENCE)
    expect(await leases.findGone()).toEqual([])
    await leases.releaseGone([before, after])
    expect(await entry(event.uuid).first('state')).toEqual({ state: 'active' })
    gate.resolve()
    await vi.waitFor(async () => expect(await jobs()).toBe(0), PATIENCE)
    expect(channel).toHaveBeenCalledOnce()
    await stopAll(slow)
  })

  it('does not begin what others have taken over meanwhile', async () => {
    const conversation = randomUUID()
    const [begun, waiting, later] = [answered(conversation), answered(conversation), answered(conversation)]
    const gate = Promise.withResolvers<void>()
    const channel = vi.fn<React>(({ uuid }) => (uuid === begun.uuid ? gate.promise : Promise.resolve()))
    const worker = await work({ channel })
    await commit(begun, waiting, later)
    await vi.waitFor(() => expect(channel).toHaveBeenCalledExactlyOnceWith(begun), PATIENCE)
    const before = await vi.waitUntil(() => holderOf(waiting.uuid), PATIENCE)
    const other = 4_711
    await database.knex.transaction(async (trx) => {
      // The lock of another worker, as long as this transaction.
      await trx.raw('select pg_advisory_xact_lock(7214052, ?)', [other])
      await entry(waiting.uuid).update({ heldBy: other })
      await cutConnections()
      // Without a connection it has no number. It connects again only after that, and knows by then what others have.
      await vi.waitUntil(async () => ![before, null].includes(await holderOf(later.uuid)), PATIENCE)
      gate.resolve()
      await vi.waitFor(() => expect(channel).toHaveBeenCalledWith(later), PATIENCE)
      expect(channel).not.toHaveBeenCalledWith(waiting)
      expect(await holderOf(waiting.uuid)).toBe(other)
    })
    await stopAll(worker)
  })
})
