import { SEARCH_HISTORY_MAX } from '../../src/index.ts'
import type {
  Bookmark,
  BookmarkRepository,
  CandidateDirectory,
  CandidateDocument,
  SearchHistoryEntry,
  SearchHistoryRepository,
} from '../../src/index.ts'
import { cursorPage } from './cursor-page.ts'

/** Search history in memory. */
export const fakeSearchHistory = (): SearchHistoryRepository => {
  const rows = new Map<string, SearchHistoryEntry>()
  const counted = new Map<string, { readonly day: Date; readonly count: number }>()
  const newestFirst = (accountUuid: string): readonly SearchHistoryEntry[] =>
    [...rows.values()]
      .filter((row) => row.accountUuid === accountUuid)
      .toSorted((a, b) => b.searchedAt.getTime() - a.searchedAt.getTime() || (a.uuid < b.uuid ? 1 : -1))
  return {
    list: async (accountUuid, page) => cursorPage(newestFirst(accountUuid), page, ({ uuid }) => uuid),
    find: async (uuid) => rows.get(uuid) ?? null,
    findByIdentity: async (accountUuid, identity) =>
      newestFirst(accountUuid).find((row) => row.identity === identity) ?? null,
    save: async (entry) => {
      const viewed = [...new Set([...(rows.get(entry.uuid)?.viewed ?? []), ...entry.viewed])]
      for (const row of newestFirst(entry.accountUuid)) if (row.identity === entry.identity) rows.delete(row.uuid)
      rows.set(entry.uuid, { ...entry, viewed })
      for (const row of newestFirst(entry.accountUuid).slice(SEARCH_HISTORY_MAX)) rows.delete(row.uuid)
    },
    markViewed: async (uuid, candidateUuid) => {
      const row = rows.get(uuid)
      if (row === undefined || row.viewed.includes(candidateUuid)) return
      rows.set(uuid, { ...row, viewed: [...row.viewed, candidateUuid] })
    },
    remove: async (accountUuid, uuid) => rows.get(uuid)?.accountUuid === accountUuid && rows.delete(uuid),
    removeAll: async (accountUuid) => newestFirst(accountUuid).forEach(({ uuid }) => rows.delete(uuid)),
    incrementCount: async (accountUuid, day) => {
      const before = counted.get(accountUuid)
      const same = before?.day.getTime() === day.getTime()
      const count = (same ? before.count : 0) + 1
      counted.set(accountUuid, { day, count })
      return count
    },
    listWithoutResults: async (since, limit) => {
      const empty = [...rows.values()].filter(
        ({ parameters, results, searchedAt }) =>
          results.length === 0 && searchedAt >= since && parameters.jobTitle.trim() !== '',
      )
      const byText = Map.groupBy(empty, ({ parameters }) => parameters.jobTitle.trim().toLowerCase())
      return [...byText]
        .map(([text, searches]) => ({
          text,
          people: new Set(searches.map(({ accountUuid }) => accountUuid)).size,
          lastAt: new Date(Math.max(...searches.map(({ searchedAt }) => searchedAt.getTime()))),
        }))
        .toSorted((a, b) => b.people - a.people || (a.text < b.text ? -1 : 1))
        .slice(0, limit)
    },
    countOn: async (accountUuid, day) => {
      const last = counted.get(accountUuid)
      return last?.day.getTime() === day.getTime() ? last.count : 0
    },
  }
}

/** Bookmarks in memory. */
export const fakeBookmarks = (): BookmarkRepository => {
  const rows = new Map<string, Bookmark>()
  const key = (companyUuid: string, candidateUuid: string): string => `${companyUuid} ${candidateUuid}`
  const newestFirst = (companyUuid: string): readonly Bookmark[] =>
    [...rows.values()]
      .filter((row) => row.companyUuid === companyUuid)
      .toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime() || (a.candidateUuid < b.candidateUuid ? 1 : -1))
  const change = (companyUuid: string, candidateUuid: string, changes: Partial<Bookmark>): Bookmark | null => {
    const row = rows.get(key(companyUuid, candidateUuid))
    if (row === undefined) return null
    const changed = { ...row, ...changes }
    rows.set(key(companyUuid, candidateUuid), changed)
    return changed
  }
  return {
    list: async (companyUuid, addedByUuid, page) => {
      const wanted = newestFirst(companyUuid).filter((row) => addedByUuid === null || row.addedByUuid === addedByUuid)
      return cursorPage(wanted, page, ({ candidateUuid }) => candidateUuid)
    },
    listCandidateUuids: async (companyUuid, limit) =>
      newestFirst(companyUuid)
        .map(({ candidateUuid }) => candidateUuid)
        .slice(0, limit),
    find: async (companyUuid, candidateUuid) => rows.get(key(companyUuid, candidateUuid)) ?? null,
    saveNote: async (companyUuid, candidateUuid, note) => change(companyUuid, candidateUuid, { note }),
    markViewed: async (companyUuid, candidateUuid, snapshot, lookedAt) =>
      change(companyUuid, candidateUuid, { snapshot, viewedAt: lookedAt }),
    add: async (bookmark) => {
      const at = key(bookmark.companyUuid, bookmark.candidateUuid)
      if (rows.has(at)) return false
      rows.set(at, bookmark)
      return true
    },
    remove: async (companyUuid, candidateUuid) => rows.delete(key(companyUuid, candidateUuid)),
  }
}

/** Candidates in memory. `unlisted` ones can no longer be found. */
export const fakeCandidateDirectory = (
  documents: readonly CandidateDocument[],
  unlisted: readonly CandidateDocument[] = [],
  unrestrictedCvUrls: Readonly<Record<string, string>> = {},
): CandidateDirectory => {
  const find = (uuid: string): CandidateDocument | null => documents.find((one) => one.uuid === uuid) ?? null
  let version = 0
  return {
    version: async () => (version += 1),
    find: async (uuid) => find(uuid),
    list: async (uuids) => uuids.map(find).filter((document) => document !== null),
    findContacted: async (uuid) => {
      const document = find(uuid) ?? unlisted.find((one) => one.uuid === uuid)
      return document === undefined ? null : { document, unrestrictedCvUrl: unrestrictedCvUrls[uuid] ?? document.cvUrl }
    },
    async *stream(_now, batchSize) {
      const inOrder = documents.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1))
      for (let at = 0; at < inOrder.length; at += batchSize) yield inOrder.slice(at, at + batchSize)
    },
  }
}
