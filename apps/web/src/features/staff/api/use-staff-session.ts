import type { Received, Routes } from '@guildhall/rest-contract/client'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api, ApiFailure } from '../../../shared/api/client.ts'
import { deleteCookie, readCookie } from '../../../shared/storage/cookies.ts'
import { staffKeys } from './keys.ts'

/** The operator who is signed in, their rights, and when the session ends. */
export type StaffSession = Received<Routes['readOperator']>

const NOT_FOUND = 404

/** The cookie that the server sets beside the session's. Without it nobody is asked for: browsers report every 404 on the console. */
const SIGNED_IN = 'staff_signed_in'

const readStaffSession = async (): Promise<StaffSession | null> => {
  const answer = await api.readOperator()
  if (answer.ok) return answer.value
  // For everybody but operators the call does not exist. Rule: MOD-24.
  if (answer.status === NOT_FOUND) {
    deleteCookie(SIGNED_IN)
    return null
  }
  throw new ApiFailure(answer)
}

/** The operator's session; null for everybody else. The server alone decides whether it has ended. Rule: MOD-18. */
export const staffSessionQuery = queryOptions({
  queryKey: staffKeys.session,
  queryFn: () => (readCookie(SIGNED_IN) === null ? null : readStaffSession()),
  refetchInterval: 60_000,
})

/** Replaces the session after a sign-in or sign-out. What was read before is read again, as rights may differ. */
export function useSetStaffSession() {
  const queries = useQueryClient()
  return useCallback(
    async (session: StaffSession | null): Promise<void> => {
      queries.setQueryData(staffKeys.session, session)
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'staff' && queryKey[1] !== 'session',
      })
    },
    [queries],
  )
}

/** Reads the session again. */
export function useRefreshStaffSession() {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: staffKeys.session }), [queries])
}
