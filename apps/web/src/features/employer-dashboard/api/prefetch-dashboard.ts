import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import type { QueryClient } from '@tanstack/react-query'
import { servedHiringApi } from '../../../shared/api/hiring-api.ts'
import { recentConversationsQuery } from '../../conversations/index.ts'
import { searchHistoryQuery } from '../../search/index.ts'
import { canSearch } from '../../../shared/access/can-search.ts'

/** Prefetches the data at the top of the dashboard while it is still rendering. */
export function prefetchDashboard(queries: QueryClient, session: CurrentSessionWire | null): void {
  if (session !== null && canSearch(session)) void queries.prefetchQuery(searchHistoryQuery(servedHiringApi))
  void queries.prefetchQuery(recentConversationsQuery(servedHiringApi))
}
