import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { refreshSession } from '../../session/index.ts'
import { inviteKeys } from './keys.ts'

/** Loads the team invite of a link. Rule: COMP-27. */
export const useInvite = (token: string) =>
  useQuery({
    queryKey: inviteKeys.invite(token),
    queryFn: async () => orThrow(await api.readInvite({ params: { token } })).invite,
    enabled: token !== '',
    retry: false,
  })

/** Accepts an invite as the signed-in user, and refetches the session. */
export function useAcceptInvite(token: string, onAccepted: () => Promise<void>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const answer = await api.acceptInvite({ params: { token } })
      if (answer.ok) {
        await refreshSession(queries)
        await onAccepted()
      }
      return answer
    },
  })
}

/** Asks the inviting company for a new link. */
export const useRequestInviteRenewal = (token: string) =>
  useMutation({ mutationFn: () => api.requestInviteRenewal({ params: { token } }) })
