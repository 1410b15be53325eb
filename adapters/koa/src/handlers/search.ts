import type { Actor } from '@guildhall/domain/identity'
import type { RecordSearchResult } from '@guildhall/domain/search'
import { err, ok, type Uuid } from '@guildhall/domain/shared'
import { SEARCH_HISTORY_SHOWN } from '@guildhall/domain/search'
import { isUuid, type Routes, type SearchParametersWire } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { bookmarkedCandidateOf, candidateOf } from '../mappers/candidate.mapper.ts'
import { historyEntryOf, toSearchParameters } from '../mappers/search-history.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { pageOf } from './page-of.ts'

interface SearchForm {
  readonly results: readonly string[]
  readonly search_parameters: SearchParametersWire
}

const savedOf = ({ countToday, entry, users }: RecordSearchResult) =>
  ok({ searchHistory: historyEntryOf(entry, 0), search_count_today: countToday, users: users.map(candidateOf) })

/** History, job titles, the drawer and bookmarks. Rules: SRCH-17, SRCH-28, SRCH-31, SRCH-39. */
export const searchHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  | 'listSearchHistory'
  | 'recordSearch'
  | 'updateSearch'
  | 'markCandidateViewed'
  | 'clearSearchHistory'
  | 'removeSearch'
  | 'searchJobTitles'
  | 'readCandidate'
  | 'listBookmarkIds'
  | 'listBookmarks'
  | 'changeBookmark'
  | 'toggleBookmark'
> => {
  const save = async (actor: Actor, uuid: Uuid | null, form: SearchForm) => {
    const results = form.results.filter(isUuid).map((id) => id.toLowerCase())
    const parameters = toSearchParameters(form.search_parameters)
    const saved = await useCases.recordSearch({ actor, uuid, parameters, results })
    return saved.ok ? savedOf(saved.value) : saved
  }
  return {
    listSearchHistory: async ({ actor, query }) => {
      const page = pageOf({ ...query, limit: query.limit ?? SEARCH_HISTORY_SHOWN })
      const list = await useCases.listHistory({ actor, page })
      if (!list.ok) return list
      const { countToday, entries, nextCursor } = list.value
      return ok({
        searchHistory: entries.map(({ entry, newCount }) => historyEntryOf(entry, newCount)),
        search_count_today: countToday,
        next_cursor: nextCursor,
      })
    },
    clearSearchHistory: async ({ actor }) => {
      const cleared = await useCases.clearHistory({ actor })
      return cleared.ok ? ok(null) : cleared
    },
    removeSearch: async ({ actor, params }) => {
      const removed = await useCases.removeHistoryEntry({ actor, historyUuid: params.uuid })
      return removed.ok ? ok(null) : removed
    },
    recordSearch: ({ actor, body }) => save(actor, null, body),
    updateSearch: ({ actor, body, params }) => save(actor, params.uuid, body),
    markCandidateViewed: async ({ actor, body, params }) => {
      const viewed = { actor, historyUuid: params.uuid, candidateUuid: body.user_uuid }
      const marked = await useCases.markViewed(viewed)
      return marked.ok ? ok(null) : marked
    },
    searchJobTitles: async ({ actor, body }) => {
      const titles = await useCases.searchJobTitles({ actor, text: (body.query ?? '').slice(0, 200) })
      return titles.ok ? ok({ jobTitles: titles.value.map(({ value }) => value) }) : titles
    },
    readCandidate: async ({ actor, params }) => {
      const candidate = await useCases.readCandidate({ actor, candidateUuid: params.id })
      return candidate.ok ? ok({ user: candidateOf(candidate.value) }) : candidate
    },
    listBookmarkIds: async ({ actor }) => {
      const ids = await useCases.listBookmarkIds({ actor })
      return ids.ok ? ok({ bookmarks: [...ids.value] }) : ids
    },
    listBookmarks: async ({ actor, query }) => {
      const list = await useCases.listBookmarks({ actor, whose: query.filter ?? 'team', page: pageOf(query) })
      if (!list.ok) return list
      return { ...ok(list.value.items.map(bookmarkedCandidateOf)), nextCursor: list.value.nextCursor }
    },
    changeBookmark: async ({ actor, body, params }) => {
      const note = body.note === undefined ? {} : { note: body.note }
      const changed = await useCases.changeBookmark({
        actor,
        candidateUuid: params.userUuid,
        viewed: body.looked,
        ...note,
      })
      return changed.ok ? ok(bookmarkedCandidateOf(changed.value)) : changed
    },
    toggleBookmark: async ({ actor, params }) => {
      if (!isUuid(params.userUuid)) return err('missing-candidate')
      return useCases.toggleBookmark({ actor, candidateUuid: params.userUuid.toLowerCase() })
    },
  }
}
