import type { PlaceWire } from '@guildhall/rest-contract/client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { orThrow } from '../api.ts'
import { useHiringApi } from './hiring-api.ts'
import { findJobTitles } from './search-calls.ts'

const pauseMs = 150

/** What was typed, once typing has paused. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}

/** Job titles that go on from the words, five at most. Failing is silent: the words can be searched for as they are. */
export function useJobTitles(typed: string): readonly string[] {
  const queries = useQueryClient()
  const api = useHiringApi()
  const words = usePaused(typed.trim())
  return (
    useQuery({
      queryKey: ['job-titles', words],
      queryFn: async ({ signal }) => findJobTitles({ queries, api }, words, signal),
      enabled: words !== '',
      placeholderData: keepPreviousData,
      retry: false,
    }).data ?? []
  )
}

/** Places that begin with the words, largest first. */
export function usePlaces(typed: string): { readonly places: readonly PlaceWire[]; readonly isLoading: boolean } {
  const { calls } = useHiringApi()
  const words = usePaused(typed.trim())
  const query = useQuery({
    queryKey: ['places', words],
    queryFn: async ({ signal }) => orThrow(await calls.searchPlaces({ query: { q: words } }, { signal })).places,
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { places: words === '' ? [] : (query.data ?? []), isLoading: query.isFetching }
}
