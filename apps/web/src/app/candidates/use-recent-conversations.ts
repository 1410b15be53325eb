import type { ConversationListWire } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { orThrow } from '../api.ts'
import { useHiringApi } from './hiring-api.ts'

const shown = 30

/** The conversations that changed last: for the dashboard, and for the offer that a new one begins with. */
export function useRecentConversations() {
  const { calls } = useHiringApi()
  return useQuery({
    queryKey: ['conversations', 'recent'],
    queryFn: async ({ signal }): Promise<ConversationListWire> =>
      orThrow(await calls.listConversations({ query: { limit: shown } }, { signal })),
  })
}
