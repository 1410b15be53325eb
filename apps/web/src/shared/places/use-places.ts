import type { PlaceWire } from '@guildhall/rest-contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orThrow } from '../api/client.ts'
import { useHiringApi } from '../api/hiring-api.ts'
import { useDebounced } from '../hooks/use-debounced.ts'
import { placesKeys } from './keys.ts'

/** Places whose names begin with the text, largest first. */
export function usePlaces(typed: string): { readonly places: readonly PlaceWire[]; readonly isLoading: boolean } {
  const { calls } = useHiringApi()
  const input = useDebounced(typed.trim())
  const query = useQuery({
    queryKey: placesKeys.search(input),
    queryFn: async ({ signal }) => orThrow(await calls.searchPlaces({ query: { q: input } }, { signal })).places,
    enabled: input !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // What is still typed is not looked up yet: without this, "No place of that name" shows until it is.
  const isLoading = query.isFetching || input !== typed.trim()
  return { places: input === '' ? [] : (query.data ?? []), isLoading }
}
