import type { Uuid } from '../../shared/index.ts'
import type { SearchSince } from './new-since.ts'
import type { SearchHistoryEntry } from './search-history.port.ts'

/** The input for counting the new people of a history entry: since it was run, without its results and viewed people. Rule: SRCH-34. */
export const toSearchSince = (
  { parameters, results, searchedAt, viewed }: SearchHistoryEntry,
  hidden: readonly Uuid[],
): SearchSince => ({
  parameters,
  since: searchedAt,
  excludedUuids: [...new Set([...hidden, ...results, ...viewed])],
})
