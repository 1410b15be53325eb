import type { CompanyWire } from '@guildhall/rest-contract/client'
import { ToastRegion } from '@guildhall/ui-kit/Toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sessionQuery } from '../../session/index.ts'
import { type HiringApi, HiringApiContext } from '../../../shared/api/hiring-api.ts'
import { sampleSession } from '../../session/samples/session.ts'
import { candidatesKeys } from '../api/keys.ts'
import { sampleBookmarkIds } from './bookmark-ids.ts'

/** A query string in the router's format. */
type SearchRecord = Readonly<Record<string, unknown>>

export interface SampleAppProps {
  readonly api: HiringApi
  readonly company?: Partial<CompanyWire> | undefined
  readonly record?: SearchRecord | undefined
  readonly children: (address: {
    readonly record: SearchRecord
    readonly navigate: (record: SearchRecord) => void
  }) => ReactNode
}

/** The environment of a page in the application: session, API, and an address in memory instead of the browser's. */
export const SampleApp = ({ api, company, record: first = {}, children }: SampleAppProps) => {
  const [record, navigate] = useState(first)
  const [queries] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
    client.setQueryData(sessionQuery.queryKey, sampleSession(company))
    client.setQueryData(candidatesKeys.bookmarkIds, sampleBookmarkIds)
    return client
  })
  return (
    <QueryClientProvider client={queries}>
      <HiringApiContext value={api}>
        <main style={{ background: 'var(--surface-1)', minHeight: '100dvh' }}>{children({ record, navigate })}</main>
        <ToastRegion />
      </HiringApiContext>
    </QueryClientProvider>
  )
}
