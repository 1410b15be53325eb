import { canSeeSavedSearch } from '../../src/index.ts'
import type { DigestFrequency, SavedSearch, SavedSearchRepository, SearchDigest } from '../../src/index.ts'
import { cursorPage } from './cursor-page.ts'
import { memory, type Restorable } from './unit-of-work.ts'

const plain = (name: string): string => name.toLowerCase()

/** Saved searches and their digests in memory. */
export const fakeSavedSearches = (): SavedSearchRepository & Restorable => {
  const searches = memory<string, SavedSearch>()
  const digests = memory<string, Omit<SearchDigest, 'search'> & { readonly uuid: string }>()
  const key = (uuid: string, accountUuid: string): string => `${uuid} ${accountUuid}`
  const digestOf = (uuid: string, accountUuid: string): DigestFrequency =>
    digests.rows.get(key(uuid, accountUuid))?.frequency ?? 'none'
  const owned = ({ companyUuid, ownerUuid }: SavedSearch): readonly SavedSearch[] =>
    [...searches.rows.values()].filter((one) => one.companyUuid === companyUuid && one.ownerUuid === ownerUuid)
  const nameTaken = (search: SavedSearch): boolean =>
    owned(search).some((one) => one.uuid !== search.uuid && plain(one.name) === plain(search.name))
  return {
    snapshot: () => {
      const restores = [searches.snapshot(), digests.snapshot()]
      return () => restores.forEach((restore) => restore())
    },
    list: async (reader, page) => {
      const seen = [...searches.rows.values()]
        .filter((search) => canSeeSavedSearch(search, reader))
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.uuid < b.uuid ? 1 : -1))
        .map((search) => ({ search, digest: digestOf(search.uuid, reader.accountUuid) }))
      return cursorPage(seen, page, ({ search }) => search.uuid)
    },
    find: async (uuid) => searches.rows.get(uuid) ?? null,
    findForUpdate: async (uuid) => searches.rows.get(uuid) ?? null,
    findDigest: async (uuid, accountUuid) => digestOf(uuid, accountUuid),
    add: async (search, most) => {
      if (owned(search).length >= most) return 'too-many'
      if (nameTaken(search)) return 'name-taken'
      searches.rows.set(search.uuid, search)
      return 'added'
    },
    save: async (search) => {
      if (nameTaken(search)) return 'name-taken'
      searches.rows.set(search.uuid, search)
      return 'saved'
    },
    remove: async (uuid) => {
      for (const [at, digest] of digests.rows) if (digest.uuid === uuid) digests.rows.delete(at)
      return searches.rows.delete(uuid)
    },
    saveDigest: async (uuid, accountUuid, frequency, from) => {
      const at = key(uuid, accountUuid)
      if (frequency === 'none') digests.rows.delete(at)
      else
        digests.rows.set(at, {
          uuid,
          accountUuid,
          frequency,
          notifiedUntil: digests.rows.get(at)?.notifiedUntil ?? from,
        })
    },
    listDue: async (frequency, before, limit) =>
      [...digests.rows.values()]
        .filter((digest) => digest.frequency === frequency && digest.notifiedUntil < before)
        .toSorted((a, b) => a.notifiedUntil.getTime() - b.notifiedUntil.getTime() || (a.uuid < b.uuid ? -1 : 1))
        .slice(0, limit)
        .flatMap(({ uuid, ...digest }) => {
          const search = searches.rows.get(uuid)
          return search === undefined ? [] : [{ ...digest, search }]
        }),
    markNotified: async ({ accountUuid, frequency, search, notifiedUntil }, until) => {
      const at = key(search.uuid, accountUuid)
      const digest = digests.rows.get(at)
      if (digest?.frequency !== frequency || digest.notifiedUntil.getTime() !== notifiedUntil.getTime()) return false
      digests.rows.set(at, { ...digest, notifiedUntil: until })
      return true
    },
  }
}
