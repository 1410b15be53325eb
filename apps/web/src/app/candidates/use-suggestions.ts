import type { PlaceWire } from '@guildhall/rest-contract/client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PlaceChoice } from '../../patterns/QueryBar/index.ts'
import { orThrow } from '../api.ts'
import { placeChoice } from './place-choice.ts'
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
function useJobTitles(typed: string): readonly string[] {
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

/** What a query bar offers while somebody types, and what it tells of the typing. */
export interface QuerySuggestions {
  readonly titles: readonly string[]
  readonly places: readonly PlaceChoice[]
  readonly isLoadingPlaces: boolean
  readonly onTitleTyped: (words: string) => void
  readonly onPlaceTyped: (words: string) => void
}

/** Job titles and places for the words that are typed into a query bar. */
export function useQuerySuggestions(): QuerySuggestions {
  const [title, onTitleTyped] = useState('')
  const [place, onPlaceTyped] = useState('')
  const titles = useJobTitles(title)
  const { places, isLoading } = usePlaces(place)
  return { titles, places: places.map(placeChoice), isLoadingPlaces: isLoading, onTitleTyped, onPlaceTyped }
}
