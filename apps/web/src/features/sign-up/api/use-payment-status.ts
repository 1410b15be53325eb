import type { PaymentService } from '@guildhall/domain/plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { orThrow } from '../../../shared/api/client.ts'
import type { Payer } from '../../billing/index.ts'
import { refreshSession } from '../../session/index.ts'
import { signUpKeys } from './keys.ts'

const POLL_INTERVAL_MS = 1_500
const MAX_POLLS = 40

export interface PaymentStatus {
  readonly isPaid: boolean
  /** No payment after forty polls, or the server did not answer. */
  readonly isOverdue: boolean
}

/** Polls whether the payment has arrived, then refetches the session. A new `attempt` starts again; without a payer it does not poll. */
export function usePaymentStatus(payer: Payer | null, service: PaymentService, attempt: number): PaymentStatus {
  const queries = useQueryClient()
  const queryKey = signUpKeys.paymentStatus(service, attempt)
  const status = useQuery({
    queryKey,
    queryFn: async () => {
      if (payer === null) throw new Error('A payment needs a payer')
      return orThrow(await payer.client.readPaymentStatus({ params: { provider: service } }))
    },
    enabled: payer !== null,
    retry: MAX_POLLS,
    retryDelay: POLL_INTERVAL_MS,
    refetchInterval: ({ state }) =>
      state.data?.status === 'active' || state.dataUpdateCount >= MAX_POLLS ? false : POLL_INTERVAL_MS,
  })
  const isPaid = status.data?.status === 'active'
  const polls = queries.getQueryState(queryKey)?.dataUpdateCount ?? 0
  useEffect(() => {
    if (isPaid) void refreshSession(queries)
  }, [isPaid, queries])
  return { isPaid, isOverdue: status.isError || polls >= MAX_POLLS }
}
