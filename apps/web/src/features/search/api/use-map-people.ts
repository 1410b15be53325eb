import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { defaultSearch, searchIdentity, type SearchParameters } from '@guildhall/domain/search'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { findCandidates } from './search-calls.ts'
import type { FoundPage } from '../../candidates/index.ts'
import { searchKeys } from './keys.ts'

/** The maximum number of candidates on the map. Rule: UI-18. */
const MAP_BATCH_SIZE = 2_000

/** The maximum number of hits in one response. */
const STRETCH = 1_000

/** All candidates on the map: the best matches of a search, at most one batch. Rule: UI-18. */
export function useMapPeople(sorted: SearchParameters, rates: ExchangeRateTable): Loadable<FoundPage> {
  // The map is the same in every order.
  const search = { ...sorted, sort: defaultSearch.sort }
  const queries = useQueryClient()
  const api = useHiringApi()
  const query = useQuery({
    queryKey: searchKeys.map(searchIdentity(search)),
    queryFn: async ({ signal }): Promise<FoundPage> => {
      const stretch = (offset: number) =>
        findCandidates({ queries, api }, search, rates, { offset, length: STRETCH }, signal)
      const first = await stretch(0)
      const left = Math.min(first.total, MAP_BATCH_SIZE) - first.hits.length
      const more = left > 0 && first.hits.length === STRETCH ? (await stretch(STRETCH)).hits : []
      return { ...first, hits: [...first.hits, ...more] }
    },
    placeholderData: keepPreviousData,
  })
  return toLoadable(query)
}
