import type { VettingDecision, VettingReason } from '@guildhall/domain/moderation'
import type { Refused, Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, orThrow } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import { staffKeys } from './keys.ts'

/** The oldest entries of the queue, and how many wait in all. */
export type VettingQueue = Received<Routes['listVetting']>

const QUEUE_INTERVAL_MS = 20_000
/** Well before the claim of ten minutes ends. */
const RENEW_INTERVAL_MS = 4 * 60_000

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

/** The claim of the open profile: not decided yet, held by this operator, or refused. */
export type ClaimState = 'waiting' | 'held' | Refused<string>

/** Claims and releases reach the server in the order in which they were made. */
let last: Promise<unknown> = Promise.resolve()
const inOrder = <Value>(call: () => Promise<Value>): Promise<Value> => {
  const made = last.then(call, call)
  last = made.catch(() => undefined)
  return made
}

/** Holds a profile while it is open, and gives it back. Rule: MOD-28. */
export function useVettingClaim(contractorUuid: string | null): ClaimState {
  const [state, setState] = useState<{ readonly of: string | null; readonly claim: ClaimState }>({
    of: null,
    claim: 'waiting',
  })
  useEffect(() => {
    if (contractorUuid === null) return
    const params = { id: contractorUuid }
    let isOpen = true
    const claim = async (): Promise<void> => {
      const answer = await inOrder(() => api.claimVetting({ params }))
      if (isOpen) setState({ of: contractorUuid, claim: answer.ok ? 'held' : answer })
    }
    void claim()
    const timer = setInterval(() => void claim(), RENEW_INTERVAL_MS)
    return () => {
      isOpen = false
      clearInterval(timer)
      void inOrder(() => api.releaseVetting({ params }))
    }
  }, [contractorUuid])
  return state.of === contractorUuid ? state.claim : 'waiting'
}

/** A decision, as the vetter has chosen it. */
export interface TypedDecision {
  readonly decision: VettingDecision
  readonly reasons: readonly VettingReason[]
  readonly message: string
}

const doneTexts: Readonly<Record<VettingDecision, (name: string) => string>> = {
  approved: (name) => t('{name} is approved', { name }),
  changes_requested: (name) => t('{name} is asked for changes', { name }),
  rejected: (name) => t('{name} is rejected', { name }),
}

/** Sends a decision; resolves to true once it is made. Rules: MOD-5, MOD-29. */
export function useDecide() {
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const decide = async (
    who: { readonly uuid: string; readonly name: string; readonly seenAt: string },
    { decision, message, reasons }: TypedDecision,
  ): Promise<boolean> => {
    setPending(true)
    try {
      const body = {
        decision,
        reasons: [...reasons],
        message: message.trim() === '' ? null : message,
        seenAt: who.seenAt,
      }
      const answer = await inOrder(() => api.decideVetting({ params: { id: who.uuid }, body }))
      if (answer.ok) toasts.show({ text: doneTexts[decision](who.name), tone: 'success' })
      else toasts.show({ text: answer.message, tone: 'danger' })
      await queries.invalidateQueries({ queryKey: staffKeys.vetting, exact: true })
      if (!answer.ok) await queries.invalidateQueries({ queryKey: staffKeys.review(who.uuid) })
      return answer.ok
    } finally {
      setPending(false)
    }
  }
  return { decide, isPending }
}
