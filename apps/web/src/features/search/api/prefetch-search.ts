import { parseSearchQueryString, toSearchQueryString } from '@guildhall/domain/search'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import type { QueryClient } from '@tanstack/react-query'
import { servedHiringApi } from '../../../shared/api/hiring-api.ts'
import { readSearchRecord, type SearchRecord } from '../search-record.ts'
import { candidatesQuery } from './use-candidate-search.ts'
import { bookmarkIdsQuery, viewerOf } from '../../candidates/index.ts'

/** Prefetches the candidates of an address and the bookmark ids while the page is still rendering. */
export function prefetchSearch(queries: QueryClient, session: CurrentSessionWire, record: SearchRecord): void {
  if (session.search === null) return
  const { pages, parameters } = readSearchRecord(record)
  const { parameters: search } = parseSearchQueryString(toSearchQueryString({ parameters, pages: 0, open: null }))
  void queries.prefetchQuery(bookmarkIdsQuery(servedHiringApi))
  const searching = { queries, api: servedHiringApi }
  void queries.prefetchInfiniteQuery(candidatesQuery(searching, search, pages, viewerOf(session).rates))
}
