import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { SectionDraftRepository } from '../../src/index.ts'
import { hiringFixture, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A store of begun sections in which the world's people exist. */
export interface SectionDraftsUnderTest {
  readonly sectionDrafts: SectionDraftRepository
  close(): Promise<void>
}

const begun = { form: '{"introduction":"Buoys,\\nfrom paint to chain 🛟"}', savedAt: TEST_NOW }

/** What every store of begun sections must do. Rule: PROF-11. */
export function sectionDraftsContract(
  name: string,
  create: (world: HiringFixture) => Promise<SectionDraftsUnderTest>,
): void {
  describe(`${name} as a store of begun sections`, () => {
    let store: SectionDraftsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    it('keeps one draft for a person and a section, the newest', async () => {
      const later = { form: '{"introduction":""}', savedAt: addMinutes(TEST_NOW, 1) }
      await store.sectionDrafts.save(thandi.uuid, 'main-profile', begun)
      expect(await store.sectionDrafts.find(thandi.uuid, 'main-profile')).toEqual(begun)
      await store.sectionDrafts.save(thandi.uuid, 'main-profile', later)
      expect(await store.sectionDrafts.find(thandi.uuid, 'main-profile')).toEqual(later)
    })

    it('keeps people and sections apart', async () => {
      await store.sectionDrafts.save(thandi.uuid, 'work:new', begun)
      expect(await store.sectionDrafts.find(sipho.uuid, 'work:new')).toBeNull()
      expect(await store.sectionDrafts.find(thandi.uuid, 'education:new')).toBeNull()
    })

    it('removes one, also where there is none', async () => {
      await store.sectionDrafts.save(thandi.uuid, 'work:new', begun)
      await store.sectionDrafts.save(thandi.uuid, 'skills', begun)
      await store.sectionDrafts.remove(thandi.uuid, 'work:new')
      await store.sectionDrafts.remove(thandi.uuid, 'work:new')
      expect(await store.sectionDrafts.find(thandi.uuid, 'work:new')).toBeNull()
      expect(await store.sectionDrafts.find(thandi.uuid, 'skills')).toEqual(begun)
    })
  })
}
