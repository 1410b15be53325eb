import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hiringFixture, type HiringFixture } from '../builders/hiring-fixture.ts'
import type { SynonymStore } from '../../src/index.ts'

/** An empty store of synonyms. */
export interface SynonymsUnderTest {
  readonly synonyms: SynonymStore
  close(): Promise<void>
}

/** Contract of every store of synonyms. */
export function synonymsContract(name: string, create: (world: HiringFixture) => Promise<SynonymsUnderTest>): void {
  describe(`${name} as a store of synonyms`, () => {
    let store: SynonymsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    // MOD-51
    it('has none until they are changed, and then what was saved last, in its order', async () => {
      expect(await store.synonyms.read()).toBeNull()
      await store.synonyms.save([['qa', 'tester']])
      const groups = [
        ['l&d', "d'or “quoted”"],
        ['qa', 'tester'],
      ]
      await store.synonyms.save(groups)
      expect([await store.synonyms.read(), await store.synonyms.readForUpdate()]).toEqual([groups, groups])
      await store.synonyms.save([])
      expect(await store.synonyms.read()).toEqual([])
    })
  })
}
