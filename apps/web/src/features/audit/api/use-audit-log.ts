import type { AuditEntryWire } from '@guildhall/rest-contract/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import type { AuditLog } from '../routes/AuditSettings.tsx'
import { auditKeys } from './keys.ts'

interface Page {
  readonly entries: readonly AuditEntryWire[]
  readonly next_cursor: string | null
}

const PAGE_SIZE = 50

/** The company's audit log, paginated. Any change of the company adds an entry, so it is refetched each time it is opened. */
export function useAuditLog(isEnabled: boolean): Loadable<AuditLog> {
  const query = useInfiniteQuery({
    queryKey: auditKeys.log,
    enabled: isEnabled,
    staleTime: 0,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const request = { query: { limit: PAGE_SIZE, ...(pageParam === null ? {} : { cursor: pageParam }) } }
      return orThrow(await api.listAudit(request, { signal }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = query
  const value = data && {
    entries: data.pages.flatMap(({ entries }) => entries),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    onLoadMore: () => void fetchNextPage(),
  }
  return toLoadable({ ...query, data: value })
}
