import type { Actor } from '@guildhall/domain/identity'
import type { SavedSearch } from '@guildhall/domain/search'
import { no, ok, type Uuid } from '@guildhall/domain/shared'
import { isUuid, type Routes, type SearchParametersWire } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { bookmarkedCandidateOf, candidateOf } from '../mappers/candidate.mapper.ts'
import { historyEntryOf, toSearchParameters } from '../mappers/search-history.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

interface SearchForm {
  readonly results: readonly string[]
  readonly search_parameters: SearchParametersWire
}

const savedOf = ({ countToday, entry, users }: SavedSearch) =>
  ok({ searchHistory: historyEntryOf(entry), search_count_today: countToday, users: users.map(candidateOf) })

/** History, job titles, the drawer and bookmarks. Source: product-spec §7; D11, D17. */
export const searchHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  | 'listSearchHistory'
  | 'saveSearch'
  | 'updateSearch'
  | 'markCandidateViewed'
  | 'searchJobTitles'
  | 'readCandidate'
  | 'listBookmarks'
  | 'toggleBookmark'
> => {
  const save = async (actor: Actor, uuid: Uuid | null, form: SearchForm) => {
    const results = form.results.filter(isUuid).map((id) => id.toLowerCase())
    const parameters = toSearchParameters(form.search_parameters)
    const saved = await useCases.saveSearch({ actor, uuid, parameters, results })
    return saved.ok ? savedOf(saved.value) : saved
  }
  return {
    listSearchHistory: async ({ actor }) => {
      const list = await useCases.listHistory({ actor })
      if (!list.ok) return list
      const { countToday, entries } = list.value
      return ok({ searchHistory: entries.map(historyEntryOf), search_count_today: countToday })
    },
    saveSearch: ({ actor, body }) => save(actor, null, body),
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
    listBookmarks: async ({ actor }) => {
      const bookmarks = await useCases.listBookmarks({ actor })
      return bookmarks.ok ? ok(bookmarks.value.map(bookmarkedCandidateOf)) : bookmarks
    },
    toggleBookmark: async ({ actor, params }) => {
      if (!isUuid(params.userUuid)) return no('missing-candidate')
      return useCases.toggleBookmark({ actor, candidateUuid: params.userUuid.toLowerCase() })
    },
  }
}
