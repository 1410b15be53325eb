import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { sessionGate } from '../../../shared/api/session-gate.ts'
import type { TypedPassword } from '../../../shared/components/NewPassword/index.ts'
import { useResendMail } from '../../../shared/components/ResendMail/index.ts'
import { refreshSession } from '../../session/index.ts'

const requestPasswordReset = (email: string) => api.requestPasswordReset({ body: { email: email.trim() } })

/** Sends the mail with the link that sets a new password. Rule: IDEN-28. */
export const useRequestPasswordReset = () => useMutation({ mutationFn: requestPasswordReset })

/** Sends that mail again; `sentAt` is when the last one went (ISO 8601). */
export const useResendPasswordReset = (email: string, sentAt: string) =>
  useResendMail(email, sentAt, requestPasswordReset)

export interface ResetLinkParams {
  readonly email: string
  readonly token: string
}

/** Sets a new password with the link of the mail; every session ends. Rules: IDEN-29, IDEN-30. */
export function useResetPassword({ email, token }: ResetLinkParams) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ password, passwordConfirmation }: TypedPassword) => {
      const answer = await api.resetPassword({
        body: { email, token, password, password_confirmation: passwordConfirmation },
      })
      if (answer.ok) {
        // The session of this browser has ended too, and the login opens only to a visitor who is not signed in.
        sessionGate.know(null)
        await refreshSession(queries).catch(() => null)
      }
      return answer
    },
  })
}
