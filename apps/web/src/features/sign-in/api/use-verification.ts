import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../shared/api/client.ts'
import { refreshSession } from '../../session/index.ts'
import { signInKeys } from './keys.ts'

/** Verifies an address by the link of a mail, once. Rule: IDEN-24. */
export const useVerifyEmail = (uuid: string, hash: string) =>
  useQuery({
    queryKey: signInKeys.verification(uuid, hash),
    queryFn: () => api.verifyEmail({ params: { uuid, hash } }),
    enabled: uuid !== '' && hash !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })

/** Refetches the session when the tab becomes visible, because the address may have been verified in another one. */
export function useRefreshSessionOnReturn(isEnabled: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isEnabled) return
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void refreshSession(queries).catch(() => null)
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [isEnabled, queries])
}
