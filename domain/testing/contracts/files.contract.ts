import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, addHours } from '../../src/index.ts'
import type { CvViewEntry, CvViewLog, FileRepository, FileCleanup, StoredFile } from '../../src/index.ts'
import { bo, erik, harbourWorks, hiringFixture, rita, sipho, summitLabs, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A repository of files in which the accounts of the fixture exist. */
export interface FilesUnderTest {
  readonly files: FileRepository
  readonly upkeep: FileCleanup
  readonly cvViews: CvViewLog
  /** Sets Thandi's CV to the file with that path, or to none. */
  refer(url: string | null): Promise<void>
  close(): Promise<void>
}

const uuid = (number: number): string => `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

const aFile = (number: number, changes: Partial<StoredFile> = {}): StoredFile => ({
  uuid: uuid(0x900 + number),
  ownerUuid: thandi.uuid,
  purpose: 'cv',
  originalName: 'CV.pdf',
  contentType: 'application/pdf',
  size: 1200,
  url: `/v0/files/${uuid(0x900 + number)}`,
  createdAt: TEST_NOW,
  ...changes,
})

/** Contract of every repository of files. */
export function filesContract(name: string, create: (world: HiringFixture) => Promise<FilesUnderTest>): void {
  describe(`${name} as a repository of files`, () => {
    let store: FilesUnderTest
    const file = aFile(1)
    const other = aFile(2, { ownerUuid: sipho.uuid, purpose: 'message' })

    beforeEach(async () => {
      store = await create(hiringFixture)
      await store.files.add(file)
      await store.files.add(other)
    })
    afterEach(() => store.close())

    const remove = (days: number) => {
      const now = addDays(TEST_NOW, days)
      return store.upkeep.removeUnused({ neverUsedBefore: addHours(now, -24), replacedBefore: addDays(now, -30) })
    }

    it('finds a file by its id and by its path only', async () => {
      expect(await store.files.find(file.uuid)).toEqual(file)
      expect(await store.files.findByUrl(other.url)).toEqual(other)
      expect(await store.files.findByUrl('https://elsewhere.example/a.pdf')).toBeNull()
      expect(await store.files.find(uuid(0xfff))).toBeNull()
    })

    // FILE-14
    it('knows when the owner’s unused files were uploaded, from the newest on', async () => {
      const later = addHours(TEST_NOW, 1)
      await store.files.add({ ...aFile(3), createdAt: later })
      const places = () => Promise.all([1, 2, 3].map((place) => store.files.findUnusedAt(thandi.uuid, place)))
      expect(await places()).toEqual([later, file.createdAt, null])
      expect(await store.files.markUsed(file.uuid, TEST_NOW)).toBe(true)
      expect(await places()).toEqual([later, null, null])
      expect(await store.files.markUsed(uuid(0xfff), TEST_NOW)).toBe(false)
    })

    // FILE-14
    it('removes unused files after a day', async () => {
      expect(await remove(0.9)).toBe(0)
      await store.files.markUsed(file.uuid, TEST_NOW)
      expect(await remove(1.1)).toBe(1)
      expect(await store.files.find(other.uuid)).toBeNull()
      expect(await store.files.find(file.uuid)).toEqual(file)
    })

    // FILE-15
    it('removes replaced files thirty days after their last use', async () => {
      await store.refer(file.url)
      await store.files.markUsed(file.uuid, TEST_NOW)
      await store.upkeep.markUnused(addDays(TEST_NOW, 100))
      await store.refer(null)
      await store.upkeep.markUnused(addDays(TEST_NOW, 101))
      await store.upkeep.markUnused(addDays(TEST_NOW, 120))
      await remove(130.9)
      expect(await store.files.find(file.uuid)).toEqual(file)
      await remove(131.1)
      expect(await store.files.find(file.uuid)).toBeNull()
    })

    it('keeps files that are used again', async () => {
      await store.files.markUsed(file.uuid, TEST_NOW)
      await store.upkeep.markUnused(TEST_NOW)
      await store.refer(file.url)
      await remove(60)
      await store.upkeep.markUnused(addDays(TEST_NOW, 61))
      await store.refer(null)
      await remove(61)
      expect(await store.files.find(file.uuid)).toEqual(file)
    })

    it('lists orphaned names until they are removed', async () => {
      await store.files.reserveNames(file.uuid, ['documents/kept'], TEST_NOW)
      await store.files.reserveNames(uuid(0xabc), ['documents/a', 'documents/b'], TEST_NOW)
      await store.files.reserveNames(uuid(0xabd), ['documents/underway'], addHours(TEST_NOW, 1))
      expect(await store.upkeep.listOrphanedNames(TEST_NOW, 10)).toEqual([])
      const later = addHours(TEST_NOW, 0.5)
      expect((await store.upkeep.listOrphanedNames(later, 10)).toSorted()).toEqual(['documents/a', 'documents/b'])
      expect(await store.upkeep.listOrphanedNames(later, 1)).toHaveLength(1)
      await store.upkeep.removeNames(['documents/a'])
      expect(await store.upkeep.listOrphanedNames(later, 10)).toEqual(['documents/b'])
      await remove(2)
      expect((await store.upkeep.listOrphanedNames(later, 10)).toSorted()).toEqual(['documents/b', 'documents/kept'])
    })

    const opening = (number: number, changes: Partial<CvViewEntry> = {}): CvViewEntry => ({
      uuid: uuid(0xa00 + number),
      contractorUuid: thandi.uuid,
      companyUuid: harbourWorks.uuid,
      viewerUuid: erik.uuid,
      openedAt: addHours(TEST_NOW, number),
      ...changes,
    })

    // FILE-12
    it('lists CV views once per company and day, newest first, in pages', async () => {
      const bos = { companyUuid: summitLabs.uuid, viewerUuid: bo.uuid }
      await store.cvViews.add(opening(1))
      await store.cvViews.add(opening(2, { viewerUuid: rita.uuid }))
      await store.cvViews.add(opening(3, bos))
      await store.cvViews.add(opening(25, { viewerUuid: rita.uuid }))
      await store.cvViews.add(opening(4, { ...bos, contractorUuid: sipho.uuid }))
      const one = await store.cvViews.list(thandi.uuid, { cursor: null, limit: 2 })
      const two = await store.cvViews.list(thandi.uuid, { cursor: one.nextCursor, limit: 2 })
      expect(one.items).toMatchObject([
        { company: { name: 'Harbour Works' }, viewer: { firstName: 'Rita' }, openedAt: addHours(TEST_NOW, 25) },
        { company: { uuid: summitLabs.uuid }, viewer: { firstName: 'Bo', lastName: 'Chen' } },
      ])
      expect(two.items).toMatchObject([{ viewer: { firstName: 'Erik' }, openedAt: addHours(TEST_NOW, 1) }])
      expect(two.nextCursor).toBeNull()
    })
  })
}
