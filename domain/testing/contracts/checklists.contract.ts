import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { ChecklistRepository } from '../../src/index.ts'
import { hiringFixture, rita, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A repository of checklists in which the accounts of the fixture exist. */
export interface ChecklistsUnderTest {
  readonly checklists: ChecklistRepository
  close(): Promise<void>
}

/** Contract of every repository of checklists. Rule: ONB-26. */
export function checklistsContract(name: string, create: (world: HiringFixture) => Promise<ChecklistsUnderTest>): void {
  describe(`${name} as a repository of checklists`, () => {
    let store: ChecklistsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    // ONB-26
    it('shows the checklist until it is dismissed', async () => {
      expect(await store.checklists.findDismissal(rita.uuid)).toBeNull()
      await store.checklists.dismiss(rita.uuid, TEST_NOW)
      expect(await store.checklists.findDismissal(rita.uuid)).toEqual(TEST_NOW)
      expect(await store.checklists.findDismissal(thandi.uuid)).toBeNull()
    })

    it('keeps the first instant of the dismissal', async () => {
      await store.checklists.dismiss(rita.uuid, TEST_NOW)
      await store.checklists.dismiss(rita.uuid, addMinutes(TEST_NOW, 5))
      expect(await store.checklists.findDismissal(rita.uuid)).toEqual(TEST_NOW)
    })

    it('shows it again, idempotently', async () => {
      await store.checklists.dismiss(rita.uuid, TEST_NOW)
      await store.checklists.restore(rita.uuid)
      await store.checklists.restore(rita.uuid)
      expect(await store.checklists.findDismissal(rita.uuid)).toBeNull()
    })
  })
}
