import type { ConversationListWire } from '@guildhall/rest-contract/client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { orThrow } from '../../../shared/api/client.ts'
import { type HiringApi, useHiringApi } from '../../../shared/api/hiring-api.ts'
import { conversationsKeys } from './keys.ts'

const shown = 30

/** The conversations that changed last. */
export const recentConversationsQuery = ({ calls }: HiringApi) =>
  queryOptions({
    queryKey: conversationsKeys.recent,
    queryFn: async ({ signal }): Promise<ConversationListWire> =>
      orThrow(await calls.listConversations({ query: { limit: shown } }, { signal })),
  })

/** The conversations that changed last: for the dashboard, and for the defaults of a new offer. */
export const useRecentConversations = () => useQuery(recentConversationsQuery(useHiringApi()))
