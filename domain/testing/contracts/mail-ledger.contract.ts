import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { LedgerFilter, MailLedger, MailNote } from '../../src/index.ts'
import { type HiringFixture, hiringFixture, rita, thandi } from '../builders/hiring-fixture.ts'
import { aMailNote } from '../builders/mails.ts'
import { TEST_NOW } from '../builders/people.ts'

export interface MailLedgerUnderTest {
  readonly ledger: MailLedger
  close(): Promise<void>
}

const until = addMinutes(TEST_NOW, 2)
const EVERYTHING: LedgerFilter = { state: 'all', text: '', accountUuid: null }
const SENT = { state: 'sent', error: null } as const

/** Contract of every mail ledger. */
export function mailLedgerContract(name: string, create: (world: HiringFixture) => Promise<MailLedgerUnderTest>): void {
  describe(`${name} as a mail ledger`, () => {
    let store: MailLedgerUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())
    const claim = (at = TEST_NOW, key = 'a', note: Partial<MailNote> = {}) =>
      store.ledger.claim({ key, note: aMailNote(note) }, at, addMinutes(at, 2))
    const list = async (filter: Partial<LedgerFilter> = {}) =>
      (await store.ledger.list({ ...EVERYTHING, ...filter }, { cursor: null, limit: 10 })).items
    const keysOf = async (filter: Partial<LedgerFilter> = {}) => (await list(filter)).map(({ key }) => key)

    it('grants a key to one of several concurrent claims', async () => {
      const claims = await Promise.all([claim(), claim(), claim()])
      expect(claims.toSorted()).toEqual(['claimed', 'taken', 'taken'])
      expect(await claim(TEST_NOW, 'b')).toBe('claimed')
    })

    // NOTE-21
    it.each(['sent', 'refused'] as const)('never gives what was %s again', async (state) => {
      await claim()
      await store.ledger.complete('a', { state, error: null }, TEST_NOW)
      expect(await claim(addMinutes(TEST_NOW, 60))).toBe(state)
      await store.ledger.release('a', 'Away', TEST_NOW)
      expect(await claim(addMinutes(TEST_NOW, 60))).toBe(state)
    })

    it('grants a key again after it was released or its claim expired', async () => {
      await claim()
      expect(await claim(addMinutes(TEST_NOW, 1))).toBe('taken')
      expect(await claim(until)).toBe('claimed')
      await store.ledger.release('a', 'Away', until)
      expect(await claim(until)).toBe('claimed')
    })

    it('removes old entries, completed or given up, and none that are being sent', async () => {
      await claim()
      await claim(TEST_NOW, 'b')
      await store.ledger.complete('b', SENT, TEST_NOW)
      expect(await store.ledger.removeOlderThan(TEST_NOW)).toBe(0)
      expect(await store.ledger.removeOlderThan(until)).toBe(1)
      expect(await claim()).toBe('taken')
      expect(await store.ledger.removeOlderThan(addMinutes(until, 1))).toBe(1)
      expect(await claim()).toBe('claimed')
    })

    // MOD-60
    it('tells what became of a mail, and why', async () => {
      const event = {
        type: 'email-verified',
        uuid: 'event',
        at: TEST_NOW.toISOString(),
        accountUuid: thandi.uuid,
      } as const
      await claim(TEST_NOW, 'a', { event })
      expect(await list()).toEqual([
        {
          ...aMailNote({ event }),
          uuid: expect.any(String),
          key: 'a',
          state: 'waiting',
          attempts: 1,
          error: null,
          at: TEST_NOW,
        },
      ])
      await store.ledger.release('a', 'The mail server does not answer', until)
      await claim(until)
      expect(await list()).toMatchObject([
        { state: 'waiting', attempts: 2, error: 'The mail server does not answer', at: until },
      ])
      await store.ledger.complete('a', { state: 'refused', error: '550 No such user' }, until)
      const [refused] = await list()
      expect(refused).toMatchObject({ state: 'refused', attempts: 2, error: '550 No such user' })
      expect(await store.ledger.find(refused?.uuid ?? '')).toEqual(refused)
      expect(await store.ledger.find(thandi.uuid)).toBeNull()
    })

    // MOD-60
    it('lists the newest first, by state, by a part of the address and by account', async () => {
      await claim(TEST_NOW, 'a')
      await claim(addMinutes(TEST_NOW, 1), 'b', { accountUuid: rita.uuid, recipient: rita.email })
      await claim(addMinutes(TEST_NOW, 2), 'c', { accountUuid: null, recipient: 'New.Colleague@example.com' })
      await claim(addMinutes(TEST_NOW, 3), 'd', { accountUuid: null, recipient: null })
      await store.ledger.complete('a', SENT, TEST_NOW)
      expect(await keysOf()).toEqual(['d', 'c', 'b', 'a'])
      expect(await keysOf({ state: 'waiting' })).toEqual(['d', 'c', 'b'])
      expect(await keysOf({ state: 'sent' })).toEqual(['a'])
      expect(await keysOf({ text: 'new.colleague' })).toEqual(['c'])
      expect(await keysOf({ text: '%' })).toEqual([])
      expect(await keysOf({ accountUuid: rita.uuid })).toEqual(['b'])
      const first = await store.ledger.list(EVERYTHING, { cursor: null, limit: 3 })
      const second = await store.ledger.list(EVERYTHING, { cursor: first.nextCursor, limit: 3 })
      expect([first, second].map(({ items }) => items.map(({ key }) => key))).toEqual([['d', 'c', 'b'], ['a']])
      expect(second.nextCursor).toBeNull()
    })

    // MOD-63
    it('refuses what waits for a dropped job, and nothing else', async () => {
      const other = '01900000-0000-7000-8000-000000000702'
      await claim(TEST_NOW, 'a')
      await claim(TEST_NOW, 'b')
      await store.ledger.complete('b', SENT, TEST_NOW)
      await claim(TEST_NOW, 'c', { jobUuid: other })
      await store.ledger.giveUp(aMailNote().jobUuid, 'An operator dropped it', until)
      const byKey = Object.fromEntries((await list()).map(({ error, key, state }) => [key, [state, error]]))
      expect(byKey).toEqual({ a: ['refused', 'An operator dropped it'], b: ['sent', null], c: ['waiting', null] })
      expect(await claim(addMinutes(until, 9))).toBe('refused')
    })
  })
}
