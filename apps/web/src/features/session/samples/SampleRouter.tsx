import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import { ToastRegion } from '@guildhall/ui-kit/Toast'
import { type ReactNode, useState } from 'react'
import { sessionQuery } from '../api/session.ts'

export interface SampleRouterProps {
  /** The session of the signed-in user. */
  readonly session: CurrentSessionWire
  readonly path?: string
  readonly children: ReactNode
}

/** The environment of a host component in stories: an address in memory instead of the browser's, and a session. */
export const SampleRouter = ({ session, path = '/dashboard', children }: SampleRouterProps) => {
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: [path] }) }),
  )
  const [queries] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
    client.setQueryData(sessionQuery.queryKey, session)
    return client
  })
  return (
    <QueryClientProvider client={queries}>
      <RouterContextProvider router={router}>
        {children}
        <ToastRegion />
      </RouterContextProvider>
    </QueryClientProvider>
  )
}
