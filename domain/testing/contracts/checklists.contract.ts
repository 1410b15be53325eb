import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { ChecklistRepository } from '../../src/index.ts'
import { hiringWorld, rita, thandi } from '../builders/hiring-world.ts'
import type { HiringWorld } from '../builders/hiring-world.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A store of checklists in which the world's people exist. */
export interface ChecklistsUnderTest {
  readonly checklists: ChecklistRepository
  close(): Promise<void>
}

/** What every store of checklists must do. Rule: ONB-26. */
export function checklistsContract(name: string, create: (world: HiringWorld) => Promise<ChecklistsUnderTest>): void {
  describe(`${name} as a store of checklists`, () => {
    let store: ChecklistsUnderTest
    beforeEach(async () => {
      store = await create(hiringWorld)
    })
    afterEach(() => store.close())

    // ONB-26
    it('shows everybody theirs until they put it away', async () => {
      expect(await store.checklists.findDismissal(rita.uuid)).toBeNull()
      await store.checklists.dismiss(rita.uuid, TEST_NOW)
      expect(await store.checklists.findDismissal(rita.uuid)).toEqual(TEST_NOW)
      expect(await store.checklists.findDismissal(thandi.uuid)).toBeNull()
    })

    it('keeps the first time that it was put away', async () => {
      await store.checklists.dismiss(rita.uuid, TEST_NOW)
      await store.checklists.dismiss(rita.uuid, addMinutes(TEST_NOW, 5))
      expect(await store.checklists.findDismissal(rita.uuid)).toEqual(TEST_NOW)
    })

    it('shows it again, also where it is shown already', async () => {
      await store.checklists.dismiss(rita.uuid, TEST_NOW)
      await store.checklists.bringBack(rita.uuid)
      await store.checklists.bringBack(rita.uuid)
      expect(await store.checklists.findDismissal(rita.uuid)).toBeNull()
    })
  })
}
