import { searchIdentity, type SearchParameters } from '@guildhall/domain/search'
import type { QueryClient } from '@tanstack/react-query'
import type { SavedSearchView } from './search-from-wire.ts'
import { searchKeys } from './keys.ts'

/** Sets the count of new candidates to 0 for saved searches with the parameters that were just run, as the server does. */
export function clearNewCount(queries: QueryClient, search: SearchParameters): void {
  const identity = searchIdentity(search)
  queries.setQueryData<readonly SavedSearchView[]>(searchKeys.saved, (list) =>
    list?.map((saved) => (searchIdentity(saved.parameters) === identity ? { ...saved, newCount: 0 } : saved)),
  )
}
