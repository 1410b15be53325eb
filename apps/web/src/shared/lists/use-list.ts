import type { TermList } from '@guildhall/domain/reference'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { orThrow } from '../api/client.ts'
import { useHiringApi } from '../api/hiring-api.ts'
import { type Loadable, toLoadable } from '../loadable/loadable.ts'
import { listKeys } from './keys.ts'

/** What a list offers. */
export type OfferedEntry = Received<Routes['readList']>['entries'][number]

const useListQuery = (name: TermList, isEnabled: boolean) => {
  const { calls } = useHiringApi()
  return useQuery({
    queryKey: listKeys.list(name),
    queryFn: async ({ signal }) => orThrow(await calls.readList({ params: { list: name } }, { signal })).entries,
    enabled: isEnabled,
    // The browser keeps it, and asks the server whether it has changed.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** A list that a form needs. Rule: REF-26. */
export const useList = (name: TermList, isEnabled = true): Loadable<readonly OfferedEntry[]> =>
  toLoadable(useListQuery(name, isEnabled))

const none: readonly OfferedEntry[] = []

/** A list for suggestions, empty until it has loaded. Errors are ignored, because words of one's own are allowed. Rule: REF-26. */
export const useSuggestedList = (name: TermList, isEnabled = true): readonly OfferedEntry[] =>
  useListQuery(name, isEnabled).data ?? none
