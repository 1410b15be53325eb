import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { Bookmark, BookmarkRepository, BookmarkSnapshot } from '../../src/index.ts'
import {
  bo,
  erik,
  harbourWorks,
  hiringFixture,
  ravi,
  rita,
  sipho,
  summitLabs,
  thandi,
} from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

export interface BookmarksUnderTest {
  readonly bookmarks: BookmarkRepository
  close(): Promise<void>
}

const snapshot: BookmarkSnapshot = {
  jobTitle: 'Developer',
  locationTitle: 'Cape Town',
  availability: 7,
  exactRate: 900.5,
  currency: 'ZAR',
  permanentExactRate: null,
  permanentCurrency: null,
}
const ALL = { cursor: null, limit: 50 }

const bookmark = (changes: Partial<Bookmark> = {}): Bookmark => ({
  companyUuid: harbourWorks.uuid,
  candidateUuid: thandi.uuid,
  addedByUuid: rita.uuid,
  addedAt: TEST_NOW,
  note: null,
  snapshot,
  viewedAt: null,
  ...changes,
})

/** Contract of every repository of bookmarks. `create` makes an empty one that knows the accounts of the fixture. */
export function bookmarksContract(name: string, create: (world: HiringFixture) => Promise<BookmarksUnderTest>): void {
  describe(`${name} as a repository of bookmarks`, () => {
    let store: BookmarksUnderTest

    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    const listed = async (companyUuid = harbourWorks.uuid) => (await store.bookmarks.list(companyUuid, null, ALL)).items

    it('lists a company’s bookmarks, newest first', async () => {
      const newer = bookmark({ candidateUuid: sipho.uuid, addedAt: addMinutes(TEST_NOW, 1), note: 'Ask in May' })
      await store.bookmarks.add(bookmark())
      await store.bookmarks.add(newer)
      expect(await listed()).toEqual([newer, bookmark()])
      expect(await store.bookmarks.listCandidateUuids(harbourWorks.uuid, 9)).toEqual([sipho.uuid, thandi.uuid])
      expect(await store.bookmarks.listCandidateUuids(harbourWorks.uuid, 1)).toEqual([sipho.uuid])
      expect(await listed(summitLabs.uuid)).toEqual([])
    })

    // SRCH-39
    it('keeps the first of two bookmarks of the same candidate', async () => {
      const answers = await Promise.all([
        store.bookmarks.add(bookmark()),
        store.bookmarks.add(bookmark({ addedByUuid: erik.uuid })),
      ])
      expect(answers.filter((added) => added)).toHaveLength(1)
      expect(await listed()).toHaveLength(1)
    })

    it('removes a bookmark, and reports if there is none', async () => {
      await store.bookmarks.add(bookmark())
      expect(await store.bookmarks.remove(summitLabs.uuid, thandi.uuid)).toBe(false)
      expect(await store.bookmarks.remove(harbourWorks.uuid, thandi.uuid)).toBe(true)
      expect(await store.bookmarks.remove(harbourWorks.uuid, thandi.uuid)).toBe(false)
      expect(await listed()).toEqual([])
    })

    it('lists one colleague’s bookmarks', async () => {
      await store.bookmarks.add(bookmark())
      await store.bookmarks.add(bookmark({ candidateUuid: sipho.uuid, addedByUuid: erik.uuid }))
      const { items } = await store.bookmarks.list(harbourWorks.uuid, erik.uuid, ALL)
      expect(items.map(({ candidateUuid }) => candidateUuid)).toEqual([sipho.uuid])
    })

    it('pages by cursor to the end, also for bookmarks with the same instant', async () => {
      for (const { uuid } of [thandi, sipho, bo, ravi]) await store.bookmarks.add(bookmark({ candidateUuid: uuid }))
      const first = await store.bookmarks.list(harbourWorks.uuid, null, { cursor: null, limit: 2 })
      const second = await store.bookmarks.list(harbourWorks.uuid, null, { cursor: first.nextCursor, limit: 2 })
      expect(second.nextCursor).toBeNull()
      const read = [...first.items, ...second.items].map(({ candidateUuid }) => candidateUuid)
      expect(read).toEqual([thandi, sipho, bo, ravi].map(({ uuid }) => uuid).toSorted((a, b) => (a < b ? 1 : -1)))
    })

    it('stores a note and a snapshot, and returns the bookmark', async () => {
      await store.bookmarks.add(bookmark({ snapshot: null }))
      const noted = await store.bookmarks.saveNote(harbourWorks.uuid, thandi.uuid, 'Ask in May')
      expect(noted).toEqual(bookmark({ snapshot: null, note: 'Ask in May' }))
      const at = addMinutes(TEST_NOW, 5)
      const changed = bookmark({ note: 'Ask in May', viewedAt: at })
      expect(await store.bookmarks.markViewed(harbourWorks.uuid, thandi.uuid, snapshot, at)).toEqual(changed)
      expect(await store.bookmarks.find(harbourWorks.uuid, thandi.uuid)).toEqual(changed)
      await store.bookmarks.saveNote(harbourWorks.uuid, thandi.uuid, null)
      expect(await listed()).toEqual([{ ...changed, note: null }])
      expect(await store.bookmarks.saveNote(summitLabs.uuid, thandi.uuid, 'Not theirs')).toBeNull()
      expect(await store.bookmarks.markViewed(summitLabs.uuid, thandi.uuid, snapshot, at)).toBeNull()
      expect(await store.bookmarks.find(summitLabs.uuid, thandi.uuid)).toBeNull()
    })
  })
}
