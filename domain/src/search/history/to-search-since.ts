import type { Uuid } from '../../shared/index.ts'
import type { SearchSince } from './new-since.ts'
import type { SearchHistoryEntry } from './search-history.port.ts'

/** A remembered search as who is new to it is counted: since it was run, without who was among its results or was opened from it. Rule: SRCH-34. */
export const toSearchSince = (
  { parameters, results, searchedAt, viewed }: SearchHistoryEntry,
  hidden: readonly Uuid[],
): SearchSince => ({
  parameters,
  since: searchedAt,
  excludedUuids: [...new Set([...hidden, ...results, ...viewed])],
})
