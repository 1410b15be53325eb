import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes, defaultSearch } from '../../src/index.ts'
import type { SavedSearch, SavedSearchRepository, SearchDigest } from '../../src/index.ts'
import { bo, harbourWorks, hiringFixture, ravi, rita, summitLabs } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

export interface SavedSearchesUnderTest {
  readonly savedSearches: SavedSearchRepository
  close(): Promise<void>
}

const saved = (number: number, changes: Partial<SavedSearch> = {}): SavedSearch => ({
  uuid: `01900000-0000-7000-8000-00000001${number.toString(16).padStart(4, '0')}`,
  companyUuid: harbourWorks.uuid,
  ownerUuid: rita.uuid,
  name: `Search ${number}`,
  visibility: 'private',
  parameters: { ...defaultSearch, jobTitle: `Title ${number}`, skills: ['dbt'] },
  createdAt: addMinutes(TEST_NOW, number),
  updatedAt: addMinutes(TEST_NOW, number),
  ...changes,
})
const readerOf = ({ companyUuid, uuid }: typeof rita) => ({ accountUuid: uuid, companyUuid: companyUuid ?? '' })
const later = addMinutes(TEST_NOW, 60)

/** Contract of every repository of saved searches. `create` makes an empty one that knows the accounts of the fixture. */
export function savedSearchesContract(
  name: string,
  create: (world: HiringFixture) => Promise<SavedSearchesUnderTest>,
): void {
  describe(`${name} as a repository of saved searches`, () => {
    let store: SavedSearchRepository
    let close: () => Promise<void>

    beforeEach(async () => {
      const made = await create(hiringFixture)
      store = made.savedSearches
      close = () => made.close()
    })
    afterEach(() => close())

    const addAll = async (...searches: readonly SavedSearch[]): Promise<void> => {
      for (const search of searches) expect(await store.add(search, 50)).toBe('added')
    }
    const seenBy = async (person: typeof rita, limit = 50) =>
      (await store.list(readerOf(person), { cursor: null, limit })).items.map(({ search }) => search.uuid)

    it('stores a search unchanged', async () => {
      await addAll(saved(1))
      expect(await store.find(saved(1).uuid)).toEqual(saved(1))
      expect(await store.find(saved(2).uuid)).toBeNull()
      const changed = saved(1, { name: 'Another', visibility: 'team', parameters: defaultSearch, updatedAt: later })
      expect(await store.save(changed)).toBe('saved')
      expect(await store.find(saved(1).uuid)).toEqual(changed)
    })

    it('lists a reader’s own searches and the team’s, newest first', async () => {
      await addAll(saved(1), saved(2, { visibility: 'team' }), saved(3, { ownerUuid: ravi.uuid }))
      await addAll(
        saved(4, { ownerUuid: ravi.uuid, visibility: 'team' }),
        saved(5, { ownerUuid: bo.uuid, companyUuid: summitLabs.uuid, visibility: 'team' }),
        saved(6, { companyUuid: summitLabs.uuid }),
      )
      expect(await seenBy(rita)).toEqual([4, 2, 1].map((number) => saved(number).uuid))
      expect(await seenBy(ravi)).toEqual([4, 3, 2].map((number) => saved(number).uuid))
      expect(await seenBy(bo)).toEqual([saved(5).uuid])
    })

    it('pages by cursor to the end, also for searches with the same instant', async () => {
      const at = { createdAt: TEST_NOW }
      await addAll(saved(1, at), saved(2, { ...at, visibility: 'team' }), saved(3, at), saved(4))
      await addAll(saved(5, { ...at, ownerUuid: ravi.uuid, visibility: 'team' }))
      const read: string[] = []
      let cursor: string | null = null
      do {
        const page = await store.list(readerOf(rita), { cursor, limit: 2 })
        read.push(...page.items.map(({ search }) => search.uuid))
        cursor = page.nextCursor
      } while (cursor !== null)
      expect(read).toEqual([4, 5, 3, 2, 1].map((number) => saved(number).uuid))
    })

    // SRCH-36
    it('accepts a name once per owner, ignoring case', async () => {
      await addAll(saved(1, { name: 'Data people' }), saved(2, { name: 'Data people', ownerUuid: ravi.uuid }))
      expect(await store.add(saved(3, { name: 'data PEOPLE' }), 50)).toBe('name-taken')
      await addAll(saved(3))
      expect(await store.save(saved(3, { name: 'DATA people' }))).toBe('name-taken')
      expect(await store.save(saved(1, { name: 'DATA people' }))).toBe('saved')
      expect(await store.find(saved(3).uuid)).toEqual(saved(3))
    })

    it('enforces the limit per owner, also for concurrent additions', async () => {
      await addAll(saved(9, { ownerUuid: ravi.uuid }))
      const answers = await Promise.all([1, 2, 3, 4, 5].map((number) => store.add(saved(number), 3)))
      expect(answers.filter((answer) => answer === 'added')).toHaveLength(3)
      expect(answers.filter((answer) => answer === 'too-many')).toHaveLength(2)
      expect(await seenBy(rita)).toHaveLength(3)
    })

    it('stores each reader’s digest, and removes them with the search', async () => {
      await addAll(saved(1, { visibility: 'team' }))
      await store.saveDigest(saved(1).uuid, rita.uuid, 'daily', TEST_NOW)
      await store.saveDigest(saved(1).uuid, ravi.uuid, 'weekly', TEST_NOW)
      expect(await store.findDigest(saved(1).uuid, rita.uuid)).toBe('daily')
      expect((await store.list(readerOf(ravi), { cursor: null, limit: 9 })).items[0]?.digest).toBe('weekly')
      await store.saveDigest(saved(1).uuid, rita.uuid, 'none', TEST_NOW)
      expect(await store.findDigest(saved(1).uuid, rita.uuid)).toBe('none')
      expect(await store.remove(saved(1).uuid)).toBe(true)
      expect(await store.remove(saved(1).uuid)).toBe(false)
      expect(await store.listDue('weekly', later, 10)).toEqual([])
    })

    it('lists due digests, the longest ago first, and advances each once', async () => {
      await addAll(saved(1), saved(2), saved(3))
      const from = [3, 1, 2].map((minutes) => addMinutes(TEST_NOW, minutes))
      for (const [at, number] of [1, 2, 3].entries())
        await store.saveDigest(saved(number).uuid, rita.uuid, number === 3 ? 'weekly' : 'daily', from[at] ?? TEST_NOW)
      const due = await store.listDue('daily', later, 10)
      const digest: SearchDigest = {
        search: saved(2),
        accountUuid: rita.uuid,
        frequency: 'daily',
        notifiedUntil: addMinutes(TEST_NOW, 1),
      }
      expect(due).toEqual([digest, { ...digest, search: saved(1), notifiedUntil: addMinutes(TEST_NOW, 3) }])
      expect(await store.listDue('daily', later, 1)).toHaveLength(1)
      expect(await store.listDue('daily', addMinutes(TEST_NOW, 1), 10)).toEqual([])
      const moved = await Promise.all([store.markNotified(digest, later), store.markNotified(digest, later)])
      expect(moved.filter(Boolean)).toHaveLength(1)
      expect(await store.listDue('daily', later, 10)).toHaveLength(1)
      // Another frequency continues from the last notification.
      await store.saveDigest(saved(2).uuid, rita.uuid, 'weekly', TEST_NOW)
      expect((await store.listDue('weekly', addMinutes(later, 1), 10)).at(-1)?.notifiedUntil).toEqual(later)
    })
  })
}
