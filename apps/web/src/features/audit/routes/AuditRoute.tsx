import type { AuditEntryWire, CompanyWire } from '@guildhall/rest-contract/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { loadableOf } from '../../../shared/loadable/loadable.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { AuditSettings } from './AuditSettings.tsx'

interface Page {
  readonly entries: readonly AuditEntryWire[]
  readonly next_cursor: string | null
}

const aPage = 50

/** What the admins of the own company changed. */
export const AuditRoute = ({ company }: { readonly company: CompanyWire }) => {
  const now = useNow()
  const query = useInfiniteQuery({
    queryKey: ['audit'],
    enabled: company.isAdmin,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const sent = { query: { limit: aPage, ...(pageParam === null ? {} : { cursor: pageParam }) } }
      return orThrow(await api.listAudit(sent, { signal }))
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
  const audit = company.isAdmin ? loadableOf({ ...query, data: value }) : null
  return <AuditSettings audit={audit} companyName={company.name} now={now} />
}
