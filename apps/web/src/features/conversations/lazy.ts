import type { QueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { hasStoredOutgoing } from './api/outgoing-storage.ts'

/** For pages where ending a conversation is rare. */
export const LazyEndDialog = lazy(async () => ({
  default: (await import('./components/EndDialog/index.ts')).EndDialog,
}))

/** Sends what the user wrote without a connection; loads the code for it only if there is something to send. Rule: UI-34. */
export async function resumeStoredOutgoing(queries: QueryClient, accountUuid: string): Promise<void> {
  if (!hasStoredOutgoing(accountUuid)) return
  const { resumeOutgoing } = await import('./api/use-outgoing.ts')
  resumeOutgoing(queries, accountUuid)
}
