import type { Actor } from '@guildhall/domain/identity'
import type { RecordSearchResult, WordSuggestions } from '@guildhall/domain/search'
import { err, ok, type Uuid } from '@guildhall/domain/shared'
import { SEARCH_HISTORY_SHOWN } from '@guildhall/domain/search'
import { isUuid, type Routes, type SearchParametersWire, type WordSuggestionsWire } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { toBookmarkedCandidateWire, toCandidateWire } from '../mappers/candidate.mapper.ts'
import { toHistoryEntryWire, toSearchParameters } from '../mappers/search-history.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { toPageRequest } from './page-request.ts'

interface SearchForm {
  readonly results: readonly string[]
  readonly search_parameters: SearchParametersWire
}

const toWordSuggestionsWire = ({
  didYouMean,
  fewerWords,
  looksLikeName,
  titles,
}: WordSuggestions): WordSuggestionsWire => ({
  didYouMean: [...didYouMean],
  fewerWords: [...fewerWords],
  titles: [...titles],
  looksLikeName,
})

const toSavedSearchReply = ({ countToday, entry, users }: RecordSearchResult) =>
  ok({ searchHistory: toHistoryEntryWire(entry, 0), search_count_today: countToday, users: users.map(toCandidateWire) })

/** Search history, job titles, words, candidate details and bookmarks. Rules: SRCH-17, SRCH-28, SRCH-31, SRCH-39, SRCH-55. */
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
  | 'suggestWords'
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
    return saved.ok ? toSavedSearchReply(saved.value) : saved
  }
  return {
    listSearchHistory: async ({ actor, query }) => {
      const page = toPageRequest({ ...query, limit: query.limit ?? SEARCH_HISTORY_SHOWN })
      const list = await useCases.listHistory({ actor, page })
      if (!list.ok) return list
      const { countToday, entries, nextCursor } = list.value
      return ok({
        searchHistory: entries.map(({ entry, newCount }) => toHistoryEntryWire(entry, newCount)),
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
    suggestWords: async ({ actor, body }) => {
      const parameters = toSearchParameters(body.search_parameters)
      const suggested = await useCases.suggestWords({ actor, parameters })
      return suggested.ok ? ok(toWordSuggestionsWire(suggested.value)) : suggested
    },
    readCandidate: async ({ actor, params }) => {
      const candidate = await useCases.readCandidate({ actor, candidateUuid: params.id })
      return candidate.ok ? ok({ user: toCandidateWire(candidate.value) }) : candidate
    },
    listBookmarkIds: async ({ actor }) => {
      const ids = await useCases.listBookmarkIds({ actor })
      return ids.ok ? ok({ bookmarks: [...ids.value] }) : ids
    },
    listBookmarks: async ({ actor, query }) => {
      const list = await useCases.listBookmarks({ actor, whose: query.filter ?? 'team', page: toPageRequest(query) })
      if (!list.ok) return list
      return { ...ok(list.value.items.map(toBookmarkedCandidateWire)), nextCursor: list.value.nextCursor }
    },
    changeBookmark: async ({ actor, body, params }) => {
      const note = body.note === undefined ? {} : { note: body.note }
      const changed = await useCases.changeBookmark({
        actor,
        candidateUuid: params.userUuid,
        viewed: body.looked,
        ...note,
      })
      return changed.ok ? ok(toBookmarkedCandidateWire(changed.value)) : changed
    },
    toggleBookmark: async ({ actor, params }) => {
      if (!isUuid(params.userUuid)) return err('missing-candidate')
      return useCases.toggleBookmark({ actor, candidateUuid: params.userUuid.toLowerCase() })
    },
  }
}
