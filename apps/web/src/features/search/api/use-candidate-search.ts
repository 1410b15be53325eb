import {
  orderedIdentity,
  type SearchParameters,
  SEARCH_FIRST_PAGE_SIZE,
  SEARCH_PAGE_SIZE,
} from '@guildhall/domain/search'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { FoundCandidate, FoundPage } from '../../candidates/index.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { findCandidates, type FoundRange, type Searching } from './search-calls.ts'
import { searchKeys } from './keys.ts'

const retryAfterMs = 12_000

/** The search hits for the page. `isStale`: the hits are those of the previous search. */
export interface CandidateSearch {
  readonly status: 'loading' | 'failed' | 'ready'
  readonly hits: readonly FoundCandidate[]
  readonly total: number
  /** False if the total is an estimate. */
  readonly isTotalExact: boolean
  readonly isStale: boolean
  /** The hits were not shown before, so there is no scroll position to restore. */
  readonly isNew: boolean
  readonly isLoadingMore: boolean
  /** The error message; the previous hits stay available. */
  readonly problem: string | null
  readonly readAt: Date
  readonly retry: () => void
}

const shownOf = (pages: number): number => SEARCH_FIRST_PAGE_SIZE + pages * SEARCH_PAGE_SIZE

/** The query of a search with as many pages as its address has, for the page and for prefetching. */
export const candidatesQuery = (
  searching: Searching,
  search: SearchParameters,
  pages: number,
  rates: ExchangeRateTable,
) =>
  infiniteQueryOptions({
    queryKey: searchKeys.found(orderedIdentity(search)),
    queryFn: async ({ pageParam, signal }): Promise<FoundPage> =>
      findCandidates(searching, search, rates, pageParam, signal),
    initialPageParam: { reload: pages },
    getNextPageParam: (last: FoundPage, all: readonly FoundPage[], param: FoundRange, params: readonly FoundRange[]) =>
      nextRange(last, all, param, params),
  })

/** Data that has been rendered before, so its scroll position can be restored. */
const drawn = new WeakSet<readonly FoundPage[]>()

/**
 * Runs a search and loads as many pages as the address has: a reload loads all of them at once, "more" loads one page. While another search is
 * loading, the previous hits stay visible, dimmed. Rule: SRCH-5.
 */
export function useCandidateSearch(search: SearchParameters, pages: number, rates: ExchangeRateTable): CandidateSearch {
  const queries = useQueryClient()
  const api = useHiringApi()
  const query = useInfiniteQuery({
    ...candidatesQuery({ queries, api }, search, pages, rates),
    placeholderData: keepPreviousData,
    refetchInterval: (state) => (state.state.status === 'error' ? retryAfterMs : false),
  })
  const found = query.data?.pages
  const [isNew] = useState(() => found === undefined || !drawn.has(found))
  useEffect(() => {
    if (found !== undefined) drawn.add(found)
  }, [found])
  const loaded = useMemo(() => (found ?? []).flatMap(({ hits }) => hits), [found])
  const hits = useMemo(() => loaded.slice(0, shownOf(pages)), [loaded, pages])
  const total = found?.at(-1)?.total ?? 0
  const wanted = Math.min(shownOf(pages), total)
  const { fetchNextPage, hasNextPage, isFetching, isPlaceholderData, isError } = query
  const needsMore = loaded.length < wanted && hasNextPage && !isPlaceholderData && !isError
  useEffect(() => {
    if (needsMore && !isFetching) void fetchNextPage()
  }, [needsMore, isFetching, fetchNextPage])
  return {
    status: query.data !== undefined ? 'ready' : query.isError ? 'failed' : 'loading',
    hits,
    total,
    isTotalExact: found?.at(-1)?.isTotalExact ?? true,
    isNew,
    isStale: isPlaceholderData,
    isLoadingMore: needsMore || query.isFetchingNextPage,
    problem: query.error?.message ?? null,
    readAt: new Date(query.dataUpdatedAt),
    retry: () => void (query.isFetchNextPageError ? fetchNextPage() : query.refetch()),
  }
}

/** The page after the loaded ones, in the numbering of the address. */
function nextRange(
  last: FoundPage,
  all: readonly FoundPage[],
  param: FoundRange,
  params: readonly FoundRange[],
): FoundRange | undefined {
  const loaded = all.reduce((sum, { hits }) => sum + hits.length, 0)
  if (loaded >= last.total || last.hits.length === 0) return undefined
  const reload = params[0] !== undefined && 'reload' in params[0] ? params[0].reload : 0
  return { page: 'page' in param ? param.page + 1 : reload + 1 }
}
