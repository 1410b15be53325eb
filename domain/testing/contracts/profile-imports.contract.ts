import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { ImportableSections, ProfileImport, ProfileImportRepository } from '../../src/index.ts'
import { hiringFixture, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { aProfile, TEST_NOW } from '../builders/people.ts'

/** A repository of imports in which the accounts of the fixture exist. */
export interface ProfileImportsUnderTest {
  readonly profileImports: ProfileImportRepository
  close(): Promise<void>
}

const { introduction, jobTitle, languages, qualifications, skills, workExperiences } = aProfile()
const { countryCode, latitude, locationTitle, longitude, provinceCode } = aProfile()
const before: ImportableSections = {
  introduction,
  jobTitle,
  languages,
  qualifications,
  skills,
  workExperiences,
  home: { countryCode, latitude, locationTitle, longitude, provinceCode },
}
const imported: ProfileImport = {
  contractorUuid: thandi.uuid,
  before,
  after: { ...before, jobTitle: null, skills: ['Queues', 'O’Brien "quoted"'], workExperiences: [] },
  importedAt: TEST_NOW,
}

/** Contract of every repository of imports. Rule: PROF-37. */
export function profileImportsContract(
  name: string,
  create: (world: HiringFixture) => Promise<ProfileImportsUnderTest>,
): void {
  describe(`${name} as a repository of imports`, () => {
    let store: ProfileImportsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    it('stores the sections before and after the last import of each contractor', async () => {
      await store.profileImports.save({ ...imported, after: before })
      await store.profileImports.save({ ...imported, importedAt: addMinutes(TEST_NOW, 5) })
      expect(await store.profileImports.find(thandi.uuid)).toEqual({ ...imported, importedAt: addMinutes(TEST_NOW, 5) })
      expect(await store.profileImports.find(sipho.uuid)).toBeNull()
    })

    it('removes an import, also if there is none', async () => {
      await store.profileImports.save(imported)
      await store.profileImports.remove(thandi.uuid)
      await store.profileImports.remove(thandi.uuid)
      expect(await store.profileImports.find(thandi.uuid)).toBeNull()
    })
  })
}
