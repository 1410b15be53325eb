import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { ImportableSections, ProfileImport, ProfileImportRepository } from '../../src/index.ts'
import { hiringFixture, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { aProfile, TEST_NOW } from '../builders/people.ts'

/** A store of imports in which the world's people exist. */
export interface ProfileImportsUnderTest {
  readonly profileImports: ProfileImportRepository
  close(): Promise<void>
}

const { introduction, jobTitle, languages, qualifications, skills, workExperiences } = aProfile()
const before: ImportableSections = { introduction, jobTitle, languages, qualifications, skills, workExperiences }
const imported: ProfileImport = {
  contractorUuid: thandi.uuid,
  before,
  after: { ...before, jobTitle: null, skills: ['Queues', 'O’Brien "quoted"'], workExperiences: [] },
  importedAt: TEST_NOW,
}

/** What every store of imports must do. Rule: PROF-37. */
export function profileImportsContract(
  name: string,
  create: (world: HiringFixture) => Promise<ProfileImportsUnderTest>,
): void {
  describe(`${name} as a store of imports`, () => {
    let store: ProfileImportsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    it('keeps what stood before and what was left, of each contractor the last', async () => {
      await store.profileImports.save({ ...imported, after: before })
      await store.profileImports.save({ ...imported, importedAt: addMinutes(TEST_NOW, 5) })
      expect(await store.profileImports.find(thandi.uuid)).toEqual({ ...imported, importedAt: addMinutes(TEST_NOW, 5) })
      expect(await store.profileImports.find(sipho.uuid)).toBeNull()
    })

    it('removes one, also where there is none', async () => {
      await store.profileImports.save(imported)
      await store.profileImports.remove(thandi.uuid)
      await store.profileImports.remove(thandi.uuid)
      expect(await store.profileImports.find(thandi.uuid)).toBeNull()
    })
  })
}
