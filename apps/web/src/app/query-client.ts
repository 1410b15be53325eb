import { QueryClient } from '@tanstack/react-query'

/** Reads are kept half a minute and again on focus; what happens live is told by the channel. Retries are for broken lines only. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isPassing(error),
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  })

const isPassing = (error: Error): boolean => 'status' in error && (error.status === 0 || error.status === 503)
