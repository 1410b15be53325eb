import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { MailLedger } from '../../src/index.ts'
import { TEST_NOW } from '../builders/people.ts'

export interface MailLedgerUnderTest {
  readonly ledger: MailLedger
  close(): Promise<void>
}

/** Contract of every mail ledger. */
export function mailLedgerContract(name: string, create: () => Promise<MailLedgerUnderTest>): void {
  describe(`${name} as a mail ledger`, () => {
    let store: MailLedgerUnderTest
    beforeEach(async () => {
      store = await create()
    })
    afterEach(() => store.close())
    const until = addMinutes(TEST_NOW, 2)
    const claim = (at = TEST_NOW) => store.ledger.claim('a', at, addMinutes(at, 2))

    it('grants a key to one of several concurrent claims', async () => {
      const claims = await Promise.all([claim(), claim(), claim()])
      expect(claims.toSorted()).toEqual(['claimed', 'taken', 'taken'])
      expect(await store.ledger.claim('b', TEST_NOW, until)).toBe('claimed')
    })

    // NOTE-21
    it.each(['sent', 'refused'] as const)('never gives what was %s again', async (state) => {
      await claim()
      await store.ledger.complete('a', state, TEST_NOW)
      expect(await claim(addMinutes(TEST_NOW, 60))).toBe(state)
      await store.ledger.release('a')
      expect(await claim(addMinutes(TEST_NOW, 60))).toBe(state)
    })

    it('grants a key again after it was released or its claim expired', async () => {
      await claim()
      expect(await claim(addMinutes(TEST_NOW, 1))).toBe('taken')
      expect(await claim(until)).toBe('claimed')
      await store.ledger.release('a')
      expect(await claim(until)).toBe('claimed')
    })

    it('removes old entries, completed or given up, and none that are being sent', async () => {
      await claim()
      await store.ledger.claim('b', TEST_NOW, until)
      await store.ledger.complete('b', 'sent', TEST_NOW)
      expect(await store.ledger.removeOlderThan(TEST_NOW)).toBe(0)
      expect(await store.ledger.removeOlderThan(until)).toBe(1)
      expect(await claim()).toBe('taken')
      expect(await store.ledger.removeOlderThan(addMinutes(until, 1))).toBe(1)
      expect(await claim()).toBe('claimed')
    })
  })
}
