import type { CompanyDirectory } from '../companies/index.ts'
import type { Actor } from '../identity/index.ts'
import { heldPage, ok } from '../shared/index.ts'
import type { Page, PageRequest, Result } from '../shared/index.ts'
import { listedSavedSearch } from './listed-saved-search.ts'
import type { ListedSavedSearch } from './listed-saved-search.ts'
import type { SavedSearchRepository } from './saved-search-repository.port.ts'
import { searchRightOf } from './search-rights.ts'
import type { SearchRightDeps, SearchRightProblem } from './search-rights.ts'

export interface ListSavedSearchesDeps extends SearchRightDeps {
  readonly savedSearches: Pick<SavedSearchRepository, 'list'>
  readonly companies: Pick<CompanyDirectory, 'find' | 'team'>
}

/** The actor's own saved searches and the team's, newest first. `limit` is held to 1 to 100. Source: D11 Saved searches. */
export const listSavedSearches =
  (deps: ListSavedSearchesDeps) =>
  async (command: {
    readonly actor: Actor
    readonly page: PageRequest
  }): Promise<Result<Page<ListedSavedSearch>, SearchRightProblem>> => {
    const { actor, page } = command
    const searcher = await searchRightOf(deps, actor)
    if (!searcher.ok) return searcher
    const reader = { ...searcher.value, role: actor.role }
    const [list, team] = await Promise.all([
      deps.savedSearches.list(reader, heldPage(page)),
      deps.companies.team(reader.companyUuid),
    ])
    const owners = new Map(team.map((member) => [member.uuid, member] as const))
    return ok({
      nextCursor: list.nextCursor,
      items: list.items.map((read) => listedSavedSearch(read, reader, owners.get(read.search.ownerUuid))),
    })
  }
