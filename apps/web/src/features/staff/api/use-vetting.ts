import type { Received, Routes } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { staffKeys } from './keys.ts'

/** The oldest entries of the queue, and how long all wait. */
export type VettingQueue = Received<Routes['listVetting']>

const QUEUE_INTERVAL_MS = 20_000

/** The queue, read again while the page is open. Rule: MOD-27. */
export const useVettingQueue = () =>
  useQuery({
    queryKey: staffKeys.vetting,
    queryFn: async ({ signal }) => orThrow(await api.listVetting({ signal })),
    refetchInterval: QUEUE_INTERVAL_MS,
  })

/** A profile of the queue. */
export const useVettingReview = (contractorUuid: string | null) =>
  useQuery({
    queryKey: staffKeys.review(contractorUuid ?? ''),
    queryFn: async ({ signal }) => orThrow(await api.readVetting({ params: { id: contractorUuid ?? '' } }, { signal })),
    enabled: contractorUuid !== null,
    staleTime: 0,
  })
