import { completesText, SKILL_FACETS_MAX } from '@guildhall/domain/search'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { useDebounced } from '../../../shared/hooks/use-debounced.ts'
import { searchKeys } from './keys.ts'
import { keyed, type Searching } from './search-calls.ts'

/** A skill, and how many people have it. */
interface KnownSkill {
  readonly name: string
  readonly people: number
}

/** Skills that people have and that complete the typed text. Rule: SRCH-54. */
async function findSkills(searching: Searching, typed: string, signal: AbortSignal): Promise<readonly KnownSkill[]> {
  const answer = await keyed(searching, (calls) =>
    calls.querySkillFacet({ body: { facetQuery: typed, maxFacetHits: SKILL_FACETS_MAX } }, { signal }),
  )
  return answer.facetHits.map(({ count, value }) => ({ name: value, people: count }))
}

/** Skills that exist, most people first; `isCurrent` is false until those that complete the text have been read. */
export interface SkillSuggestions {
  readonly found: readonly KnownSkill[]
  readonly isCurrent: boolean
  readonly isLoading: boolean
}

/** The skills that people have and that complete the text. Rule: SRCH-54. */
export function useSkillSuggestions(typed: string): SkillSuggestions {
  const queries = useQueryClient()
  const api = useHiringApi()
  const input = useDebounced(typed.trim())
  const query = useQuery({
    queryKey: searchKeys.skills(input),
    queryFn: async ({ signal }) => findSkills({ queries, api }, input, signal),
    enabled: input !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  const { data = [] } = query
  const found = useMemo(() => data.filter(({ name }) => completesText(typed)(name)), [data, typed])
  const isCurrent = input === typed.trim() && query.isSuccess && !query.isPlaceholderData
  return { found, isCurrent, isLoading: query.isFetching }
}
