import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hiringFixture, type HiringFixture } from '../builders/hiring-fixture.ts'
import type { SpellingRuns } from '../../src/index.ts'

/** A store of runs in which nobody was spelled yet. */
export interface SpellingRunsUnderTest {
  readonly spellingRuns: SpellingRuns
  close(): Promise<void>
}

/** Contract of every store of the runs that spell everybody. */
export function spellingRunsContract(
  name: string,
  create: (world: HiringFixture) => Promise<SpellingRunsUnderTest>,
): void {
  describe(`${name} as a store of the runs that spell everybody`, () => {
    let store: SpellingRunsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    // REF-30
    it('counts runs with the same lists, from the beginning after others', async () => {
      const { spellingRuns } = store
      const lists = ['[“C++”]', '[“C++”,“Kafka”]'] as const
      const counts = async (): Promise<readonly number[]> => [
        await spellingRuns.count(lists[0]),
        await spellingRuns.count(lists[1]),
      ]
      expect(await counts()).toEqual([0, 0])
      await spellingRuns.add(lists[0])
      await spellingRuns.add(lists[0])
      expect(await counts()).toEqual([2, 0])
      await spellingRuns.add(lists[1])
      expect(await counts()).toEqual([0, 1])
      await spellingRuns.add(lists[0])
      expect(await counts()).toEqual([1, 0])
    })
  })
}
