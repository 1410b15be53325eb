import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes, defaultSearch, SEARCH_HISTORY_MAX } from '../../src/index.ts'
import type { SearchHistoryEntry, SearchHistoryRepository } from '../../src/index.ts'
import { hiringFixture, ravi, rita, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

export interface SearchHistoryUnderTest {
  readonly history: SearchHistoryRepository
  close(): Promise<void>
}

const entry = (number: number, changes: Partial<SearchHistoryEntry> = {}): SearchHistoryEntry => ({
  uuid: `01900000-0000-7000-8000-00000000${number.toString(16).padStart(4, '0')}`,
  accountUuid: rita.uuid,
  identity: `search ${number}`,
  parameters: { ...defaultSearch, jobTitle: `Title ${number}` },
  results: [],
  viewed: [],
  createdAt: TEST_NOW,
  searchedAt: addMinutes(TEST_NOW, number),
  ...changes,
})

/** Contract of every search history. `create` makes an empty one that knows the accounts of the fixture. */
export function searchHistoryContract(
  name: string,
  create: (world: HiringFixture) => Promise<SearchHistoryUnderTest>,
): void {
  describe(`${name} as a search history`, () => {
    let store: SearchHistoryUnderTest

    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    const saveAll = async (...entries: readonly SearchHistoryEntry[]): Promise<void> => {
      for (const one of entries) await store.history.save(one)
    }
    const uuids = async (limit = 9) =>
      (await store.history.list(rita.uuid, { cursor: null, limit })).items.map(({ uuid }) => uuid)

    it('stores a search unchanged', async () => {
      const kept = entry(1, { results: [thandi.uuid, sipho.uuid], viewed: [sipho.uuid] })
      await saveAll(kept)
      expect(await store.history.find(kept.uuid)).toEqual(kept)
      expect(await store.history.findByIdentity(rita.uuid, 'search 1')).toEqual(kept)
      expect(await store.history.find(entry(2).uuid)).toBeNull()
      expect(await store.history.findByIdentity(ravi.uuid, 'search 1')).toBeNull()
    })

    it('lists a user’s searches, newest first', async () => {
      await saveAll(entry(1), entry(3), entry(2), entry(4, { accountUuid: ravi.uuid }))
      expect(await uuids()).toEqual([entry(3).uuid, entry(2).uuid, entry(1).uuid])
      expect(await uuids(2)).toEqual([entry(3).uuid, entry(2).uuid])
    })

    it('replaces the entry with the same uuid', async () => {
      await saveAll(entry(1), entry(2), entry(1, { results: [thandi.uuid], searchedAt: addMinutes(TEST_NOW, 9) }))
      expect(await uuids()).toEqual([entry(1).uuid, entry(2).uuid])
      expect((await store.history.find(entry(1).uuid))?.results).toEqual([thandi.uuid])
    })

    it('replaces the user’s entry with the same identity, and nobody else’s', async () => {
      await saveAll(entry(1, { accountUuid: ravi.uuid, identity: 'same' }), entry(2, { identity: 'same' }))
      await saveAll(entry(3, { identity: 'same' }))
      expect(await uuids()).toEqual([entry(3).uuid])
      expect((await store.history.list(ravi.uuid, { cursor: null, limit: 9 })).items).toHaveLength(1)
    })

    // SRCH-31
    it('keeps the newest fifty', async () => {
      const many = Array.from({ length: SEARCH_HISTORY_MAX + 2 }, (_, number) => entry(number))
      await saveAll(...many)
      const kept = await uuids(100)
      expect(kept).toHaveLength(SEARCH_HISTORY_MAX)
      expect(kept.at(-1)).toBe(entry(2).uuid)
    })

    it('marks candidates as viewed once, in order', async () => {
      await saveAll(entry(1))
      for (const uuid of [sipho.uuid, thandi.uuid, sipho.uuid]) await store.history.markViewed(entry(1).uuid, uuid)
      expect((await store.history.find(entry(1).uuid))?.viewed).toEqual([sipho.uuid, thandi.uuid])
    })

    // SRCH-32
    it('keeps the views that came after an entry was read, when it is saved', async () => {
      const read = entry(1, { viewed: [sipho.uuid] })
      await saveAll(read)
      await store.history.markViewed(read.uuid, thandi.uuid)
      await saveAll({ ...read, results: [thandi.uuid] })
      expect(await store.history.find(read.uuid)).toMatchObject({
        results: [thandi.uuid],
        viewed: [sipho.uuid, thandi.uuid],
      })
    })

    it('ignores views from a search that was removed meanwhile', async () => {
      await store.history.markViewed(entry(1).uuid, thandi.uuid)
      await saveAll(entry(1))
      expect((await store.history.find(entry(1).uuid))?.viewed).toEqual([])
    })

    it('pages by cursor to the end, also for searches with the same instant', async () => {
      const at = { searchedAt: TEST_NOW }
      await saveAll(entry(1, at), entry(2, at), entry(3, at), entry(4), entry(5, { accountUuid: ravi.uuid }))
      const first = await store.history.list(rita.uuid, { cursor: null, limit: 2 })
      const second = await store.history.list(rita.uuid, { cursor: first.nextCursor, limit: 2 })
      expect(second.nextCursor).toBeNull()
      const read = [...first.items, ...second.items].map(({ uuid }) => uuid)
      expect(read).toEqual([4, 3, 2, 1].map((number) => entry(number).uuid))
    })

    it('removes one or all of a user’s searches, with their views', async () => {
      await saveAll(entry(1), entry(2), entry(3), entry(4, { accountUuid: ravi.uuid }))
      await store.history.markViewed(entry(1).uuid, thandi.uuid)
      expect(await store.history.remove(ravi.uuid, entry(1).uuid)).toBe(false)
      expect(await store.history.remove(rita.uuid, entry(1).uuid)).toBe(true)
      expect(await store.history.remove(rita.uuid, entry(1).uuid)).toBe(false)
      expect(await uuids()).toEqual([entry(3).uuid, entry(2).uuid])
      await store.history.removeAll(rita.uuid)
      expect(await uuids()).toEqual([])
      expect((await store.history.list(ravi.uuid, { cursor: null, limit: 9 })).items).toHaveLength(1)
    })

    // MOD-52
    it('lists what nobody was found for, by how many people searched for it', async () => {
      const search = (number: number, jobTitle: string, changes: Partial<SearchHistoryEntry> = {}) =>
        entry(number, { parameters: { ...defaultSearch, jobTitle }, ...changes })
      await saveAll(
        search(1, 'Zymurgist', { searchedAt: addMinutes(TEST_NOW, -1) }),
        search(2, ' Scrum Lead '),
        search(3, 'scrum lead', { accountUuid: ravi.uuid }),
        search(4, 'Agile guru'),
        search(5, 'Found', { results: [thandi.uuid] }),
        search(6, ' '),
      )
      expect(await store.history.listWithoutResults(TEST_NOW, 9)).toEqual([
        { text: 'scrum lead', people: 2, lastAt: addMinutes(TEST_NOW, 3) },
        { text: 'agile guru', people: 1, lastAt: addMinutes(TEST_NOW, 4) },
      ])
      expect(await store.history.listWithoutResults(TEST_NOW, 1)).toHaveLength(1)
    })

    it('counts a user’s searches of a day, also concurrent ones', async () => {
      const day = new Date('2026-03-02T00:00:00Z')
      const next = new Date('2026-03-03T00:00:00Z')
      expect(await store.history.countOn(rita.uuid, day)).toBe(0)
      const counts = await Promise.all([1, 2, 3].map(() => store.history.incrementCount(rita.uuid, day)))
      expect(new Set(counts)).toEqual(new Set([1, 2, 3]))
      expect(await store.history.incrementCount(ravi.uuid, day)).toBe(1)
      expect(await store.history.countOn(rita.uuid, day)).toBe(3)
      await store.history.incrementCount(rita.uuid, next)
      expect(await store.history.countOn(rita.uuid, next)).toBe(1)
      expect(await store.history.countOn(ravi.uuid, day)).toBe(1)
    })
  })
}
