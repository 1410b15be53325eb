import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { SectionDraftRepository } from '../../src/index.ts'
import { hiringFixture, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A repository of section drafts in which the accounts of the fixture exist. */
export interface SectionDraftsUnderTest {
  readonly sectionDrafts: SectionDraftRepository
  close(): Promise<void>
}

const begun = { form: '{"introduction":"Buoys,\\nfrom paint to chain 🛟"}', savedAt: TEST_NOW }

/** Contract of every repository of section drafts. Rule: PROF-11. */
export function sectionDraftsContract(
  name: string,
  create: (world: HiringFixture) => Promise<SectionDraftsUnderTest>,
): void {
  describe(`${name} as a repository of section drafts`, () => {
    let store: SectionDraftsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    it('stores the newest draft per person and section', async () => {
      const later = { form: '{"introduction":""}', savedAt: addMinutes(TEST_NOW, 1) }
      await store.sectionDrafts.save(thandi.uuid, 'main-profile', begun)
      expect(await store.sectionDrafts.find(thandi.uuid, 'main-profile')).toEqual(begun)
      await store.sectionDrafts.save(thandi.uuid, 'main-profile', later)
      expect(await store.sectionDrafts.find(thandi.uuid, 'main-profile')).toEqual(later)
    })

    it('separates people and sections', async () => {
      await store.sectionDrafts.save(thandi.uuid, 'work:new', begun)
      expect(await store.sectionDrafts.find(sipho.uuid, 'work:new')).toBeNull()
      expect(await store.sectionDrafts.find(thandi.uuid, 'education:new')).toBeNull()
    })

    // PROF-48
    it('lists the drafts of a person by section', async () => {
      await store.sectionDrafts.save(thandi.uuid, 'work:new', begun)
      await store.sectionDrafts.save(thandi.uuid, 'main-profile', begun)
      await store.sectionDrafts.save(sipho.uuid, 'skills', begun)
      expect(await store.sectionDrafts.list(thandi.uuid)).toEqual([
        { section: 'main-profile', ...begun },
        { section: 'work:new', ...begun },
      ])
      await store.sectionDrafts.remove(sipho.uuid, 'skills')
      expect(await store.sectionDrafts.list(sipho.uuid)).toEqual([])
    })

    it('removes a draft, also if there is none', async () => {
      await store.sectionDrafts.save(thandi.uuid, 'work:new', begun)
      await store.sectionDrafts.save(thandi.uuid, 'skills', begun)
      await store.sectionDrafts.remove(thandi.uuid, 'work:new')
      await store.sectionDrafts.remove(thandi.uuid, 'work:new')
      expect(await store.sectionDrafts.find(thandi.uuid, 'work:new')).toBeNull()
      expect(await store.sectionDrafts.find(thandi.uuid, 'skills')).toEqual(begun)
    })
  })
}
