import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orThrow } from '../../../shared/api/client.ts'
import type { PlaceChoice, ReadPlace } from '../components/QueryBar/index.ts'
import { placeChoice } from '../place-choice.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { findJobTitles } from './search-calls.ts'
import { useDebounced } from '../../../shared/hooks/use-debounced.ts'
import { usePlaces } from '../../../shared/places/use-places.ts'
import { searchKeys } from './keys.ts'

/** At most five job titles that complete the text. Errors are ignored, because the text can be searched for as it is. */
function useJobTitles(typed: string): readonly string[] {
  const queries = useQueryClient()
  const api = useHiringApi()
  const input = useDebounced(typed.trim())
  const { data = [] } = useQuery({
    queryKey: searchKeys.jobTitles(input),
    queryFn: async ({ signal }) => findJobTitles({ queries, api }, input, signal),
    enabled: input !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  // Those of the text before are shown as long as they go with this one.
  const words = typed.toLowerCase().split(/\s+/)
  return data.filter((title) => words.every((word) => title.toLowerCase().includes(word)))
}

/** What a text in the place field means. Rule: SRCH-53. */
function useReadPlace(): ReadPlace {
  const queries = useQueryClient()
  const { calls } = useHiringApi()
  return async (text) => {
    const { found, place, remote } = await queries.fetchQuery({
      queryKey: searchKeys.placeText(text),
      queryFn: async ({ signal }) => orThrow(await calls.readPlaceText({ query: { q: text } }, { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    })
    return found ? { place: place && placeChoice(place), isRemote: remote } : null
  }
}

/** The suggestions of a query bar, and the callbacks for typed text. */
export interface QuerySuggestions {
  readonly titles: readonly string[]
  readonly places: readonly PlaceChoice[]
  readonly isLoadingPlaces: boolean
  readonly readPlace: ReadPlace
  readonly onTitleTyped: (input: string) => void
  readonly onPlaceTyped: (input: string) => void
}

/** Job titles and places that match the text in a query bar. */
export function useQuerySuggestions(): QuerySuggestions {
  const [title, onTitleTyped] = useState('')
  const [place, onPlaceTyped] = useState('')
  const titles = useJobTitles(title)
  const { places, isLoading } = usePlaces(place)
  const readPlace = useReadPlace()
  return { titles, places: places.map(placeChoice), isLoadingPlaces: isLoading, readPlace, onTitleTyped, onPlaceTyped }
}
