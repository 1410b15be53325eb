import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addHours, addMinutes, IDEMPOTENCY_ATTEMPT_SECONDS } from '../../src/index.ts'
import type { IdempotencyKeys, IdempotentAttempt } from '../../src/index.ts'
import { hiringFixture, rita, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A store of idempotency keys in which the accounts of the fixture exist. */
export interface IdempotencyKeysUnderTest {
  readonly keys: IdempotencyKeys
  close(): Promise<void>
}

const attempt = (changes: Partial<IdempotentAttempt> = {}): IdempotentAttempt => ({
  accountUuid: rita.uuid,
  key: 'key 1',
  request: 'digest 1',
  at: TEST_NOW,
  ...changes,
})
const answer = { status: 201, body: '{"newMessage":"Grüße"}' }

/** Contract of every store of idempotency keys. Rules: BASE-16, BASE-18. */
export function idempotencyKeysContract(
  name: string,
  create: (world: HiringFixture) => Promise<IdempotencyKeysUnderTest>,
): void {
  describe(`${name} as a store of idempotency keys`, () => {
    let memory: IdempotencyKeysUnderTest
    beforeEach(async () => {
      memory = await create(hiringFixture)
    })
    afterEach(() => memory.close())

    const state = async (changes: Partial<IdempotentAttempt> = {}) => (await memory.keys.claim(attempt(changes))).state
    const answered = async (changes: Partial<IdempotentAttempt> = {}) => {
      await memory.keys.claim(attempt(changes))
      await memory.keys.saveResponse(attempt(changes), answer)
    }

    it('returns the first response to a repeat', async () => {
      await answered()
      const later = { at: addHours(TEST_NOW, 23) }
      expect(await memory.keys.claim(attempt(later))).toEqual({ state: 'answered', answer })
    })

    it('stores a response without a body', async () => {
      await memory.keys.claim(attempt())
      await memory.keys.saveResponse(attempt(), { status: 204, body: null })
      expect(await memory.keys.claim(attempt())).toEqual({ state: 'answered', answer: { status: 204, body: null } })
    })

    // BASE-18
    it('lets one of many concurrent attempts run', async () => {
      const states = await Promise.all(Array.from({ length: 12 }, () => state()))
      expect(states.toSorted()).toEqual(['mine', ...Array.from({ length: 11 }, () => 'running')])
    })

    it('recognises a key of another request, running or answered', async () => {
      await state()
      expect(await state({ request: 'digest 2' })).toBe('reused')
      await memory.keys.saveResponse(attempt(), answer)
      expect(await state({ request: 'digest 2', at: addMinutes(TEST_NOW, 60) })).toBe('reused')
    })

    // BASE-17
    it('separates the keys of different people', async () => {
      await answered()
      expect(await state({ accountUuid: thandi.uuid })).toBe('mine')
      expect(await state({ key: 'key 2' })).toBe('mine')
    })

    it('frees a key that is released', async () => {
      await state()
      await memory.keys.release(attempt())
      expect(await state({ request: 'digest 2' })).toBe('mine')
    })

    it('never frees a key that was answered', async () => {
      await answered()
      await memory.keys.release(attempt())
      expect(await state()).toBe('answered')
    })

    // BASE-16
    it('expires after a day', async () => {
      await answered()
      expect(await state({ at: addHours(TEST_NOW, 24), request: 'digest 2' })).toBe('mine')
    })

    // BASE-18
    it('takes over from a dead attempt, whose late response is ignored', async () => {
      await state()
      const later = { at: new Date(TEST_NOW.getTime() + IDEMPOTENCY_ATTEMPT_SECONDS * 1000) }
      expect(await state({ ...later, request: 'digest 2' })).toBe('reused')
      expect(await state(later)).toBe('mine')
      await memory.keys.saveResponse(attempt(), answer)
      expect(await state(later)).toBe('running')
      await memory.keys.saveResponse(attempt(later), { ...answer, status: 200 })
      expect(await memory.keys.claim(attempt(later))).toMatchObject({ answer: { status: 200 } })
    })

    it('removes old keys', async () => {
      await answered()
      await answered({ key: 'key 2', at: addHours(TEST_NOW, 1) })
      expect(await memory.keys.removeOlderThan(addHours(TEST_NOW, 1))).toBe(1)
      expect([await state(), await state({ key: 'key 2' })]).toEqual(['mine', 'answered'])
    })
  })
}
