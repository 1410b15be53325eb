import type { CompanyDirectory } from '../../companies/index.ts'
import type { HiddenCandidates } from '../../conversations/index.ts'
import type { Actor } from '../../identity/index.ts'
import type { ListSource } from '../../reference/index.ts'
import { clampPage, ok } from '../../shared/index.ts'
import { SEARCH_HISTORY_MAX } from '../history/search-history.port.ts'
import type { Page, PageRequest, Result } from '../../shared/index.ts'
import { respellSearch } from '../query/respell-search.ts'
import { searchIdentity } from '../query/search-identity.ts'
import { toSavedSearchListItem } from './saved-search-list-item.ts'
import type { SavedSearchListItem } from './saved-search-list-item.ts'
import { countNewOrNull } from '../history/new-since.ts'
import type { NewSinceDeps } from '../history/new-since.ts'
import type { SavedSearchWithDigest, SavedSearchRepository } from './saved-search-repository.port.ts'
import type { SavedSearchReader } from './saved-search.ts'
import type { SearchHistoryRepository } from '../history/search-history.port.ts'
import { authorizeSearch } from '../search-access.ts'
import type { SearchAccessDeps, SearchAccessProblem } from '../search-access.ts'
import { toSearchSince } from '../history/to-search-since.ts'

export interface ListSavedSearchesDeps extends SearchAccessDeps, NewSinceDeps {
  readonly savedSearches: Pick<SavedSearchRepository, 'list'>
  readonly companies: Pick<CompanyDirectory, 'find' | 'listTeam'>
  readonly history: Pick<SearchHistoryRepository, 'list'>
  readonly hidden: HiddenCandidates
  readonly listSource: ListSource
}

const wholeHistory: PageRequest = { cursor: null, limit: SEARCH_HISTORY_MAX }

/** Counts the people who are new to each search since the reader last ran it, according to their history. */
const newCounts = async (
  deps: ListSavedSearchesDeps,
  reader: SavedSearchReader,
  saved: readonly SavedSearchWithDigest[],
): Promise<ReadonlyMap<string, number | null>> => {
  if (saved.length === 0) return new Map()
  const [history, hiding, lists] = await Promise.all([
    deps.history.list(reader.accountUuid, wholeHistory),
    deps.hidden.forSearch(reader.companyUuid, deps.clock.now()),
    deps.listSource(),
  ])
  const savedIdentities = new Set(saved.map(({ search }) => searchIdentity(search.parameters)))
  // The oldest first, so that of the same search in two spellings the latest run counts.
  const entries = history.items
    .map((entry) => ({ ...entry, identity: searchIdentity(respellSearch(lists, entry.parameters)) }))
    .filter(({ identity }) => savedIdentities.has(identity))
    .toReversed()
  const counts = await countNewOrNull(
    deps,
    entries.map((entry) => toSearchSince(entry, hiding)),
  )
  return new Map(entries.map(({ identity }, at) => [identity, counts[at] ?? null]))
}

/**
 * Lists the actor's saved searches and the team's, newest first, each with the number of new people. `limit` is clamped to 1 to 100. Rules:
 * REF-28, SRCH-36.
 */
export const listSavedSearches =
  (deps: ListSavedSearchesDeps) =>
  async (command: {
    readonly actor: Actor
    readonly page: PageRequest
  }): Promise<Result<Page<SavedSearchListItem>, SearchAccessProblem>> => {
    const { actor, page } = command
    const searcher = await authorizeSearch(deps, actor)
    if (!searcher.ok) return searcher
    const reader = { ...searcher.value, role: actor.role }
    const [list, team, lists] = await Promise.all([
      deps.savedSearches.list(reader, clampPage(page)),
      deps.companies.listTeam(reader.companyUuid),
      deps.listSource(),
    ])
    const saved = list.items.map(({ digest, search }) => ({
      digest,
      search: { ...search, parameters: respellSearch(lists, search.parameters) },
    }))
    const news = await newCounts(deps, reader, saved)
    const owners = new Map(team.map((member) => [member.uuid, member] as const))
    return ok({
      nextCursor: list.nextCursor,
      items: saved.map((read) =>
        toSavedSearchListItem(
          read,
          reader,
          owners.get(read.search.ownerUuid),
          news.get(searchIdentity(read.search.parameters)) ?? null,
        ),
      ),
    })
  }
