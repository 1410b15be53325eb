import type { Received, Routes } from '@guildhall/rest-contract/client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { staffKeys } from './keys.ts'

/** A person in the list. */
export type PersonEntry = Received<Routes['findPeople']>['people'][number]
/** What is known of a person. */
export type PersonOverview = Received<Routes['readPerson']>
/** A company in the list. */
export type CompanyEntry = Received<Routes['findCompanies']>['companies'][number]
/** What is known of a company. */
export type CompanyOverview = Received<Routes['readCompany']>
/** An entry of the log of a person or a company. */
export type LoggedAction = PersonOverview['log'][number]

/** What was found so far. */
export interface Found<Item> {
  readonly items: readonly Item[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onLoadMore: () => void
}

interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

/** A list that is read page by page, and again after an interval while the page is open. */
export function useFound<Item>(
  queryKey: readonly string[],
  text: string,
  read: (query: { readonly text: string; readonly cursor?: string }, signal: AbortSignal) => Promise<Page<Item>>,
  intervalMs: number | false = false,
): Loadable<Found<Item>> {
  const query = useInfiniteQuery({
    queryKey,
    // Other operators and the people themselves change this at any time.
    staleTime: 0,
    refetchInterval: intervalMs,
    queryFn: ({ pageParam, signal }) => read({ text, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = query
  return toLoadable({
    ...query,
    data: data && {
      items: data.pages.flatMap(({ items }) => items),
      hasMore: hasNextPage,
      isLoadingMore: isFetchingNextPage,
      onLoadMore: () => void fetchNextPage(),
    },
  })
}

/** People by name, address or id. Rule: MOD-35. */
export const usePeople = (text: string): Loadable<Found<PersonEntry>> =>
  useFound(staffKeys.people(text), text, async (query, signal) => {
    const { next_cursor: next, people } = orThrow(await api.findPeople({ query }, { signal }))
    return { items: people, next }
  })

/** Companies by name, website, address or id. Rule: MOD-35. */
export const useCompanies = (text: string): Loadable<Found<CompanyEntry>> =>
  useFound(staffKeys.companies(text), text, async (query, signal) => {
    const { companies, next_cursor: next } = orThrow(await api.findCompanies({ query }, { signal }))
    return { items: companies, next }
  })

/** What is known of a person. Rule: MOD-36. */
export const usePerson = (uuid: string): Loadable<PersonOverview> =>
  toLoadable(
    useQuery({
      queryKey: staffKeys.person(uuid),
      queryFn: async ({ signal }) => orThrow(await api.readPerson({ params: { id: uuid } }, { signal })),
      staleTime: 0,
    }),
  )

/** What is known of a company. Rule: MOD-36. */
export const useCompany = (uuid: string): Loadable<CompanyOverview> =>
  toLoadable(
    useQuery({
      queryKey: staffKeys.company(uuid),
      queryFn: async ({ signal }) => orThrow(await api.readCompany({ params: { id: uuid } }, { signal })),
      staleTime: 0,
    }),
  )
