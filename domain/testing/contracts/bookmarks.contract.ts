import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { Bookmark, BookmarkRepository } from '../../src/index.ts'
import { erik, harbourWorks, hiringWorld, rita, sipho, summitLabs, thandi } from '../builders/hiring-world.ts'
import type { HiringWorld } from '../builders/hiring-world.ts'
import { TEST_NOW } from '../builders/people.ts'

export interface BookmarksUnderTest {
  readonly bookmarks: BookmarkRepository
  close(): Promise<void>
}

const bookmark = (changes: Partial<Bookmark> = {}): Bookmark => ({
  companyUuid: harbourWorks.uuid,
  candidateUuid: thandi.uuid,
  addedByUuid: rita.uuid,
  addedAt: TEST_NOW,
  note: null,
  ...changes,
})

/** What every store of bookmarks must do. `create` makes an empty one that knows the world's people. */
export function bookmarksContract(name: string, create: (world: HiringWorld) => Promise<BookmarksUnderTest>): void {
  describe(`${name} as a store of bookmarks`, () => {
    let store: BookmarksUnderTest

    beforeEach(async () => {
      store = await create(hiringWorld)
    })
    afterEach(() => store.close())

    it('lists a company’s own, newest first', async () => {
      const newer = bookmark({ candidateUuid: sipho.uuid, addedAt: addMinutes(TEST_NOW, 1), note: 'Ask in May' })
      await store.bookmarks.add(bookmark())
      await store.bookmarks.add(newer)
      expect(await store.bookmarks.list(harbourWorks.uuid)).toEqual([newer, bookmark()])
      expect(await store.bookmarks.list(summitLabs.uuid)).toEqual([])
    })

    it('keeps the first of two that add the same candidate', async () => {
      const answers = await Promise.all([
        store.bookmarks.add(bookmark()),
        store.bookmarks.add(bookmark({ addedByUuid: erik.uuid })),
      ])
      expect(answers.filter((added) => added)).toHaveLength(1)
      expect(await store.bookmarks.list(harbourWorks.uuid)).toHaveLength(1)
    })

    it('removes one that stands, and says so where none does', async () => {
      await store.bookmarks.add(bookmark())
      expect(await store.bookmarks.remove(summitLabs.uuid, thandi.uuid)).toBe(false)
      expect(await store.bookmarks.remove(harbourWorks.uuid, thandi.uuid)).toBe(true)
      expect(await store.bookmarks.remove(harbourWorks.uuid, thandi.uuid)).toBe(false)
      expect(await store.bookmarks.list(harbourWorks.uuid)).toEqual([])
    })
  })
}
