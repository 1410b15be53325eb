import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { ExpiredData, ExpiringKind } from '../../src/index.ts'
import { hiringFixture } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** The kinds of which an old item may still be needed: what is unread, and invites that can still be accepted. */
export type NeededKind = 'notifications' | 'system-messages' | 'company-invites'

/**
 * A store of expiring data. `put` adds an item of a kind for each instant, of different people; `putNeeded` one that was created at the
 * instant and is still needed; `left` counts them.
 */
export interface ExpiredDataUnderTest {
  readonly expiredData: ExpiredData
  put(kind: ExpiringKind, instants: readonly Date[]): Promise<void>
  putNeeded(kind: NeededKind, createdAt: Date): Promise<void>
  left(kind: ExpiringKind): Promise<number>
  close(): Promise<void>
}

/** All expiring kinds. */
const kinds: Readonly<Record<ExpiringKind, true>> = {
  sessions: true,
  'login-failures': true,
  'mail-requests': true,
  'password-resets': true,
  'email-changes': true,
  'external-sign-ins': true,
  'webhook-deliveries': true,
  'access-tokens': true,
  'passkey-challenges': true,
  'data-exports': true,
  'profile-imports': true,
  impressions: true,
  notifications: true,
  'system-messages': true,
  drafts: true,
  'search-counts': true,
  'cv-views': true,
  'company-invites': true,
  'message-mails': true,
  'vetting-decisions': true,
}

/** Contract of every such store. Rules: PRIV-11, PRIV-17. */
export function expiredDataContract(
  name: string,
  create: (world: HiringFixture) => Promise<ExpiredDataUnderTest>,
): void {
  describe(`${name} as a store of expiring data`, () => {
    let store: ExpiredDataUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    it.each(Object.keys(kinds) as ExpiringKind[])(
      'removes %s up to an instant, inclusive, with a limit',
      async (kind) => {
        const { expiredData, left, put } = store
        await put(kind, [TEST_NOW, addMinutes(TEST_NOW, 1)])
        expect(await expiredData.remove(kind, addMinutes(TEST_NOW, -1), 9)).toBe(0)
        expect(await expiredData.remove(kind, TEST_NOW, 9)).toBe(1)
        expect(await left(kind)).toBe(1)
        await put(kind, [TEST_NOW])
        expect(await expiredData.remove(kind, addMinutes(TEST_NOW, 1), 1)).toBe(1)
        expect(await left(kind)).toBe(1)
        expect(await expiredData.remove(kind, addMinutes(TEST_NOW, 1), 9)).toBe(1)
        expect(await left(kind)).toBe(0)
      },
    )

    it.each(['notifications', 'system-messages', 'company-invites'] as const)(
      'keeps %s that are old and still needed',
      async (kind) => {
        const { expiredData, left, put, putNeeded } = store
        await put(kind, [TEST_NOW])
        await putNeeded(kind, TEST_NOW)
        expect(await expiredData.remove(kind, addMinutes(TEST_NOW, 1), 9)).toBe(1)
        expect(await left(kind)).toBe(1)
      },
    )
  })
}
