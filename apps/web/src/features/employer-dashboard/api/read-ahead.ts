import type { QueryClient } from '@tanstack/react-query'
import { servedHiringApi } from '../../../shared/api/hiring-api.ts'
import { recentConversationsQuery } from '../../conversations/index.ts'
import { searchHistoryQuery } from '../../search/index.ts'

/** Asks for what stands highest on the dashboard while it is still being drawn. */
export function readAhead(queries: QueryClient): void {
  void queries.prefetchQuery(searchHistoryQuery(servedHiringApi))
  void queries.prefetchQuery(recentConversationsQuery(servedHiringApi))
}
