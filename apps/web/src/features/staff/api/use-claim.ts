import type { Refused } from '@guildhall/rest-contract/client'
import { useEffect, useState } from 'react'
import { api } from '../../../shared/api/client.ts'

/** The claim of what is open: not decided yet, held by this operator, or refused. */
export type ClaimState = 'waiting' | 'held' | Refused<string>

/** Well before the claim of ten minutes ends. */
const RENEW_INTERVAL_MS = 4 * 60_000

/** Claims, decisions and releases reach the server in the order in which they were made. */
let last: Promise<unknown> = Promise.resolve()
export const inOrder = <Value>(call: () => Promise<Value>): Promise<Value> => {
  const made = last.then(call, call)
  last = made.catch(() => undefined)
  return made
}

const calls = {
  profile: { claim: api.claimVetting, release: api.releaseVetting },
  report: { claim: api.claimReport, release: api.releaseReport },
} as const

/** Holds a profile or a report while it is open, and gives it back. Rules: MOD-28, MOD-90. */
export function useClaim(what: keyof typeof calls, uuid: string | null): ClaimState {
  const [state, setState] = useState<{ readonly of: string | null; readonly claim: ClaimState }>({
    of: null,
    claim: 'waiting',
  })
  useEffect(() => {
    if (uuid === null) return
    const params = { id: uuid }
    let isOpen = true
    const claim = async (): Promise<void> => {
      const answer = await inOrder(() => calls[what].claim({ params }))
      if (isOpen) setState({ of: uuid, claim: answer.ok ? 'held' : answer })
    }
    void claim()
    const timer = setInterval(() => void claim(), RENEW_INTERVAL_MS)
    return () => {
      isOpen = false
      clearInterval(timer)
      void inOrder(() => calls[what].release({ params }))
    }
  }, [uuid, what])
  return state.of === uuid ? state.claim : 'waiting'
}
