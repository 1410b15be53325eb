import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { samplePlan as view } from '../samples/billing.ts'
import { planQuery } from './billing-queries.ts'
import { renewalMutation } from './use-plan-renewal.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Away.', code: 'internal-error' }, { status: 503 }))
})
afterEach(() => vi.unstubAllGlobals())

// UI-20
describe('a cancellation whose page was left before the answer', () => {
  it('is undone if it is refused, and its message is passed on', async () => {
    const queries = new QueryClient()
    queries.setQueryData(planQuery.queryKey, view)
    const refused = vi.fn<(message: string, change: unknown) => void>()
    const cancelling = new MutationObserver(queries, renewalMutation(queries, refused)).mutate({
      action: 'cancel',
      view,
    })
    await vi.waitFor(() => expect(queries.getQueryData(planQuery.queryKey)?.status).toBe('cancelled'))
    await cancelling
    expect(queries.getQueryData(planQuery.queryKey)?.status).toBe(view.status)
    expect(refused).toHaveBeenCalledExactlyOnceWith('Away.', { action: 'cancel', view })
  })
})
