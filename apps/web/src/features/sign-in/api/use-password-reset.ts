import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { sessionGate } from '../../../shared/api/session-gate.ts'
import type { TypedPassword } from '../../../shared/components/NewPassword/index.ts'
import { useResendMail } from '../../../shared/components/ResendMail/index.ts'
import { refreshSession } from '../../session/index.ts'

const requestPasswordReset = (email: string) => api.requestPasswordReset({ body: { email: email.trim() } })

/** Sends the mail with the link that sets a new password. Rule: IDEN-28. */
export const useRequestPasswordReset = () => useMutation({ mutationFn: requestPasswordReset })

/** Sends that mail again; `sentAt` is the time of the last one (ISO 8601). */
export const useResendPasswordReset = (email: string, sentAt: string) =>
  useResendMail(email, sentAt, requestPasswordReset)

export interface ResetLinkParams {
  readonly email: string
  readonly token: string
}

/** Sets a new password by the link of the mail; all sessions end. Rules: IDEN-29, IDEN-30. */
export function useResetPassword({ email, token }: ResetLinkParams) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ password, passwordConfirmation }: TypedPassword) => {
      const answer = await api.resetPassword({
        body: { email, token, password, password_confirmation: passwordConfirmation },
      })
      if (answer.ok) {
        // The session of this browser has ended too, and the login redirects users who are signed in.
        sessionGate.know(null)
        await refreshSession(queries).catch(() => null)
      }
      return answer
    },
  })
}
