import type { HiddenFromCompany } from '../../conversations/index.ts'
import type { SearchSince } from './new-since.ts'
import type { SearchHistoryEntry } from './search-history.port.ts'

/** The input for counting the new people of a history entry: since it was run, without its results and viewed people. Rule: SRCH-34. */
export const toSearchSince = (
  { parameters, results, searchedAt, viewed }: SearchHistoryEntry,
  { companyKeys, excludedUuids }: HiddenFromCompany,
): SearchSince => ({
  parameters,
  since: searchedAt,
  companyKeys,
  excludedUuids: [...new Set([...excludedUuids, ...results, ...viewed])],
})
