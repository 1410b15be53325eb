import { searchIdentity, type SearchParameters } from '@guildhall/domain/search'
import type { WordSuggestionsWire } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { orThrow } from '../../../shared/api/client.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { searchKeys } from './keys.ts'
import { parametersToWire } from './search-from-wire.ts'

const nothing: WordSuggestionsWire = { didYouMean: [], fewerWords: [], titles: [], looksLikeName: false }

/** Other words for a search that finds nobody; null while they are counted, nothing without words or if counting fails. Rule: SRCH-55. */
export function useWordSuggestions(search: SearchParameters): WordSuggestionsWire | null {
  const { calls } = useHiringApi()
  const hasWords = search.jobTitle.trim() !== ''
  const query = useQuery({
    queryKey: searchKeys.words(searchIdentity(search)),
    queryFn: async ({ signal }) =>
      orThrow(await calls.suggestWords({ body: { search_parameters: parametersToWire(search) } }, { signal })),
    enabled: hasWords,
  })
  return !hasWords || query.isError ? nothing : (query.data ?? null)
}
