import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, addMinutes } from '../../src/index.ts'
import type { DataExport, DataExportRepository } from '../../src/index.ts'
import { hiringFixture, rita, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A repository of data exports in which the accounts of the fixture exist. */
export interface DataExportsUnderTest {
  readonly dataExports: DataExportRepository
  close(): Promise<void>
}

const anExport = (number: number, accountUuid: string, changes: Partial<DataExport> = {}): DataExport => ({
  uuid: `01900000-0000-7000-8000-0000000e000${number}`,
  accountUuid,
  requestedAt: TEST_NOW,
  readyAt: null,
  expiresAt: addDays(TEST_NOW, 7),
  ...changes,
})

/** Contract of every repository of data exports. Rule: PRIV-3. */
export function dataExportsContract(
  name: string,
  create: (world: HiringFixture) => Promise<DataExportsUnderTest>,
): void {
  describe(`${name} as a repository of data exports`, () => {
    let store: DataExportsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    it('stores the last export of each person', async () => {
      const { dataExports } = store
      expect(await dataExports.find(thandi.uuid)).toBeNull()
      await dataExports.save(anExport(1, thandi.uuid, { readyAt: TEST_NOW }))
      const last = anExport(2, thandi.uuid, { requestedAt: addMinutes(TEST_NOW, 1) })
      await dataExports.save(last)
      expect(await dataExports.find(thandi.uuid)).toEqual(last)
      expect(await dataExports.find(sipho.uuid)).toBeNull()
    })

    it('lists waiting exports in order, with a limit', async () => {
      const { dataExports } = store
      const [first, second] = [anExport(1, sipho.uuid), anExport(3, thandi.uuid)]
      await dataExports.save(second)
      await dataExports.save(anExport(2, rita.uuid, { readyAt: addMinutes(TEST_NOW, 1) }))
      await dataExports.save(first)
      expect(await dataExports.listWaiting(null, 9)).toEqual([first, second])
      expect(await dataExports.listWaiting(null, 1)).toEqual([first])
      expect(await dataExports.listWaiting(first.uuid, 9)).toEqual([second])
      expect(await dataExports.listWaiting(second.uuid, 9)).toEqual([])
    })
  })
}
