import type { QueryClient } from '@tanstack/react-query'
import { conversationsKeys } from '../../conversations/index.ts'
import { candidatesKeys } from './keys.ts'

/** Invalidates every query that shows a changed contact: the lists with the candidate, the inbox and the conversation, if there is one. */
export function refreshContact(queries: QueryClient, conversationUuid: string | null): void {
  const { conversation, inbox } = conversationsKeys
  const stale = [candidatesKeys.all, ...(conversationUuid === null ? [] : [inbox, conversation(conversationUuid)])]
  for (const queryKey of stale) void queries.invalidateQueries({ queryKey })
}
