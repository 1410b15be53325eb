import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { sessionGate } from '../../../shared/api/session-gate.ts'
import { refreshSession } from '../../session/index.ts'

/** Takes an address back by the token of the mail; all sessions end. Rule: IDEN-47. */
export function useRestoreEmail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (token: string) => {
      const answer = await api.restoreEmail({ body: { token } })
      if (answer.ok) {
        // A session in this browser has ended too.
        sessionGate.know(null)
        await refreshSession(queries).catch(() => null)
      }
      return answer
    },
  })
}
