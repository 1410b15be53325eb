import { searchIdentity, type SearchParameters } from '@guildhall/domain/search'
import type { QueryClient } from '@tanstack/react-query'
import type { SavedSearchView } from './search-from-wire.ts'
import { searchKeys } from './keys.ts'

/** Nobody is new any more to the saved searches that ask what was just run; the server counts the same when it is asked next. */
export function clearNewCount(queries: QueryClient, search: SearchParameters): void {
  const identity = searchIdentity(search)
  queries.setQueryData<readonly SavedSearchView[]>(searchKeys.saved, (list) =>
    list?.map((saved) => (searchIdentity(saved.parameters) === identity ? { ...saved, newCount: 0 } : saved)),
  )
}
