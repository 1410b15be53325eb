import type { InvoiceWire } from '@guildhall/rest-contract/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { billingKeys } from './keys.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import type { InvoicesView } from '../billing-view.ts'

interface Page {
  readonly invoices: readonly InvoiceWire[]
  readonly next_cursor: string | null
}

const aPage = 20

/** The company's invoices and credit notes, paginated. */
export function useInvoices(): Loadable<InvoicesView> {
  const query = useInfiniteQuery({
    queryKey: billingKeys.invoices,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const sent = { query: { limit: aPage, ...(pageParam === null ? {} : { cursor: pageParam }) } }
      return orThrow(await api.listInvoices(sent, { signal }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = query
  const value = data && {
    invoices: data.pages.flatMap(({ invoices }) => invoices),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    onLoadMore: () => void fetchNextPage(),
  }
  return toLoadable({ ...query, data: value })
}
