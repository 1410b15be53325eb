import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NameDirectory } from '../../src/index.ts'
import { hiringFixture, rita, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'

export interface NamesUnderTest {
  readonly names: NameDirectory
  close(): Promise<void>
}

/** Contract of every directory of names. */
export function namesContract(name: string, create: (world: HiringFixture) => Promise<NamesUnderTest>): void {
  describe(`${name} as a directory of names`, () => {
    let store: NamesUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    // PRIV-18
    it('finds the names of the accounts that exist', async () => {
      const unknown = '01900000-0000-7000-8000-00000000dead'
      const found = await store.names.findNames([rita.uuid, thandi.uuid, unknown])
      expect(found).toEqual(
        new Map([
          [rita.uuid, 'Rita Moreno'],
          [thandi.uuid, 'Thandi Nkosi'],
        ]),
      )
      expect(await store.names.findNames([])).toEqual(new Map())
    })
  })
}
