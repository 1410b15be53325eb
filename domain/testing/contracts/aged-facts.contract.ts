import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { AgedFacts, SweptKind } from '../../src/index.ts'
import { hiringWorld } from '../builders/hiring-world.ts'
import type { HiringWorld } from '../builders/hiring-world.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A store of what ages. `put` makes a fact of a kind for each instant, of different people; `left` counts them. */
export interface AgedFactsUnderTest {
  readonly agedFacts: AgedFacts
  put(kind: SweptKind, instants: readonly Date[]): Promise<void>
  left(kind: SweptKind): Promise<number>
  close(): Promise<void>
}

/** Every kind that a nightly run sweeps. */
const kinds: Readonly<Record<SweptKind, true>> = {
  sessions: true,
  'login-failures': true,
  'mail-requests': true,
  'password-resets': true,
  'email-changes': true,
  'data-exports': true,
  'profile-imports': true,
  sightings: true,
}

/** What every such store must do. Rule: PRIV-11. */
export function agedFactsContract(name: string, create: (world: HiringWorld) => Promise<AgedFactsUnderTest>): void {
  describe(`${name} as a store of what ages`, () => {
    let store: AgedFactsUnderTest
    beforeEach(async () => {
      store = await create(hiringWorld)
    })
    afterEach(() => store.close())

    it.each(Object.keys(kinds) as SweptKind[])('removes %s up to an instant, it too, a few at a time', async (kind) => {
      const { agedFacts, left, put } = store
      await put(kind, [TEST_NOW, addMinutes(TEST_NOW, 1)])
      expect(await agedFacts.remove(kind, addMinutes(TEST_NOW, -1), 9)).toBe(0)
      expect(await agedFacts.remove(kind, TEST_NOW, 9)).toBe(1)
      expect(await left(kind)).toBe(1)
      await put(kind, [TEST_NOW])
      expect(await agedFacts.remove(kind, addMinutes(TEST_NOW, 1), 1)).toBe(1)
      expect(await left(kind)).toBe(1)
      expect(await agedFacts.remove(kind, addMinutes(TEST_NOW, 1), 9)).toBe(1)
      expect(await left(kind)).toBe(0)
    })
  })
}
