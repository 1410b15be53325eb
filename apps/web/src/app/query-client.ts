import { notifyManager, QueryClient } from '@tanstack/react-query'
import { inOneTask } from '../shared/api/in-one-task.ts'

// By itself the library takes a task for each change, and React renders in each.
notifyManager.setScheduler(inOneTask())

/**
 * Data is fresh for half a minute and loaded again on focus; live changes arrive through the channel. Only connection failures are retried. A change is sent
 * at once or fails: one that waited for the connection would happen when nobody expects it any more. Rule: UI-60.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isPassing(error),
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

const isPassing = (error: Error): boolean => 'status' in error && (error.status === 0 || error.status === 503)
