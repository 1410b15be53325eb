import type { Lists, ListSource } from '../../reference/index.ts'
import type { Uuid } from '../../shared/index.ts'
import { respellSearch } from '../query/respell-search.ts'
import { searchIdentity } from '../query/search-identity.ts'
import type { SearchParameters } from '../query/search-parameters.ts'
import { SEARCH_HISTORY_MAX, type SearchHistoryEntry, type SearchHistoryRepository } from './search-history.port.ts'

export interface SameSearchesDeps {
  readonly history: Pick<SearchHistoryRepository, 'list'>
  readonly listSource: ListSource
}

/** The identity of a search in the spelling of the lists: equal for a search that was made before an entry was renamed or merged. Rule: SRCH-30. */
export const respelledIdentity = (lists: Lists, parameters: SearchParameters): string =>
  searchIdentity(respellSearch(lists, parameters))

/** The user's searches that are this one in the spelling of the lists, newest first. Rule: SRCH-30. */
export const listSameSearches = async (
  { history, listSource }: SameSearchesDeps,
  accountUuid: Uuid,
  parameters: SearchParameters,
): Promise<readonly SearchHistoryEntry[]> => {
  const [lists, { items }] = await Promise.all([
    listSource(),
    history.list(accountUuid, { cursor: null, limit: SEARCH_HISTORY_MAX }),
  ])
  const identity = respelledIdentity(lists, parameters)
  return items.filter((entry) => respelledIdentity(lists, entry.parameters) === identity)
}

/** Whether a search names entries of the lists, which may have had other names. */
export const namesListEntries = ({ industries, skills }: SearchParameters): boolean =>
  industries.length + skills.length > 0
