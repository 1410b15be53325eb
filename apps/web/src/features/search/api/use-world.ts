import { useQuery } from '@tanstack/react-query'
import { type Detail, readWorld } from '../components/PeopleMap/world.ts'
import { searchKeys } from './keys.ts'

/** From this zoom on, the low-detail coastline looks angular. */
const FINE_FROM = 3

/** The countries, with more detail at a high zoom; the low-detail ones are shown until the others have loaded. */
export function useWorld(zoom: number) {
  const worldQuery = (detail: Detail, enabled: boolean) => ({
    queryKey: searchKeys.world(detail),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => readWorld(detail, signal),
    staleTime: Infinity,
    gcTime: Infinity,
    enabled,
  })
  const coarse = useQuery(worldQuery('coarse', true))
  const fine = useQuery(worldQuery('fine', zoom >= FINE_FROM))
  return {
    countries: (zoom >= FINE_FROM ? fine.data : undefined) ?? coarse.data ?? [],
    problem: coarse.error?.message ?? null,
    retry: () => void coarse.refetch(),
  }
}
