import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes, ATTEMPTS_BEFORE_ERROR, type FailingJobs, type JobId, type ProductEvent } from '../../src/index.ts'
import { thandi } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A job as a worker leaves it. */
export interface FailedJob {
  readonly reaction: JobId['reaction']
  readonly event: ProductEvent
  /** Failed attempts. */
  readonly attempts: number
  readonly error: string
  readonly state: 'parked' | 'running' | 'waiting'
}

export interface FailingJobsUnderTest {
  readonly jobs: FailingJobs
  /** Leaves a job, as if it had failed so often. */
  add(job: FailedJob): Promise<void>
  close(): Promise<void>
}

const uuidOf = (number: number): string => `01900000-0000-7000-8000-00000000070${number}`
const PAGE = { cursor: null, limit: 10 }

/** Contract of the list of failing jobs. Rules: MOD-62, MOD-63. */
export function failingJobsContract(name: string, create: () => Promise<FailingJobsUnderTest>): void {
  describe(`${name} as a list of failing jobs`, () => {
    let store: FailingJobsUnderTest
    beforeEach(async () => {
      store = await create()
    })
    afterEach(() => store.close())
    /** A failing job, of a welcome to Thandi `number` minutes after the first. */
    const add = (number: number, changes: Partial<FailedJob> = {}) =>
      store.add({
        reaction: 'mail',
        event: {
          type: 'email-verified',
          uuid: uuidOf(number),
          at: addMinutes(TEST_NOW, number).toISOString(),
          accountUuid: thandi.uuid,
        },
        attempts: ATTEMPTS_BEFORE_ERROR,
        error: 'Error: away',
        state: 'waiting',
        ...changes,
      })
    const listed = async () =>
      (await store.jobs.list(PAGE)).items.map(({ reaction, state, uuid }) => [reaction, uuid, state])

    // MOD-63
    it('lists what has failed several times or is parked, the oldest event first', async () => {
      await add(3, { state: 'parked', attempts: 9 })
      await add(1, { attempts: ATTEMPTS_BEFORE_ERROR - 1 })
      await add(2)
      await add(2, { reaction: 'notify', state: 'running' })
      expect((await store.jobs.list(PAGE)).items).toEqual([
        {
          reaction: 'mail',
          uuid: uuidOf(2),
          eventType: 'email-verified',
          state: 'failing',
          since: addMinutes(TEST_NOW, 2),
          attempts: ATTEMPTS_BEFORE_ERROR,
          error: 'Error: away',
          nextAttemptAt: expect.any(Date),
          parkedAt: null,
        },
        expect.objectContaining({ reaction: 'notify', state: 'failing', nextAttemptAt: null }),
        expect.objectContaining({
          uuid: uuidOf(3),
          state: 'parked',
          attempts: 9,
          error: 'Error: away',
          nextAttemptAt: null,
          parkedAt: expect.any(Date),
        }),
      ])
      expect(await store.jobs.listParked('mail', [uuidOf(2), uuidOf(3)])).toEqual(new Set([uuidOf(3)]))
      expect(await store.jobs.listParked('notify', [uuidOf(3)])).toEqual(new Set())
    })

    it('continues where a page ended', async () => {
      for (const number of [1, 2, 3]) await add(number)
      const first = await store.jobs.list({ cursor: null, limit: 2 })
      const second = await store.jobs.list({ cursor: first.nextCursor, limit: 2 })
      expect([first, second].map(({ items }) => items.map(({ uuid }) => uuid))).toEqual([
        [uuidOf(1), uuidOf(2)],
        [uuidOf(3)],
      ])
      expect(second.nextCursor).toBeNull()
    })

    it('counts the jobs of every reaction', async () => {
      await add(1, { attempts: 1 })
      await add(2)
      await add(3, { state: 'parked' })
      await add(4, { state: 'parked' })
      const counts = await store.jobs.count()
      expect(counts.find(({ reaction }) => reaction === 'mail')).toEqual({
        reaction: 'mail',
        waiting: 1,
        failing: 1,
        parked: 2,
      })
      expect(counts.filter(({ failing, parked, waiting }) => failing + parked + waiting > 0)).toHaveLength(1)
    })

    // MOD-62
    it('retries one: a parked one begins again', async () => {
      await add(1, { state: 'parked' })
      await add(2)
      expect(await store.jobs.retry({ reaction: 'mail', uuid: uuidOf(1) })).toBe(true)
      expect(await store.jobs.retry({ reaction: 'mail', uuid: uuidOf(2) })).toBe(true)
      expect(await store.jobs.retry({ reaction: 'mail', uuid: uuidOf(9) })).toBe(false)
      expect(await listed()).toEqual([['mail', uuidOf(2), 'failing']])
      expect((await store.jobs.count()).find(({ reaction }) => reaction === 'mail')).toMatchObject({
        waiting: 1,
        failing: 1,
        parked: 0,
      })
    })

    it('retries all of a kind and no others', async () => {
      await add(1, { state: 'parked' })
      await add(2, { state: 'parked' })
      await add(3, { state: 'parked', reaction: 'notify' })
      expect(await store.jobs.retryAll({ reaction: 'mail', eventType: 'session-ended' })).toBe(0)
      expect(await store.jobs.retryAll({ reaction: 'mail', eventType: 'email-verified' })).toBe(2)
      expect(await listed()).toEqual([['notify', uuidOf(3), 'parked']])
    })

    // MOD-63
    it('drops one for good, unless it runs', async () => {
      await add(1, { state: 'parked' })
      await add(2)
      await add(3, { state: 'running' })
      await add(4)
      for (const number of [1, 2])
        expect(await store.jobs.drop({ reaction: 'mail', uuid: uuidOf(number) })).toMatchObject({
          eventType: 'email-verified',
        })
      expect(await store.jobs.drop({ reaction: 'mail', uuid: uuidOf(1) })).toBeNull()
      expect(await store.jobs.drop({ reaction: 'mail', uuid: uuidOf(3) })).toBe('running')
      expect((await listed()).map(([, uuid]) => uuid)).toEqual([uuidOf(3), uuidOf(4)])
    })
  })
}
