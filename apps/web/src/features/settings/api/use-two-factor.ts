import type { Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { type FormCallOptions, useCall } from '../../../shared/api/use-call.ts'
import { t } from '../../../shared/i18n/index.ts'
import { refreshSession } from '../../session/index.ts'
import type { TypedIdentity } from '../components/account/ConfirmIdentityForm.tsx'
import { toIdentityBody, useIdentityCall } from './use-identity-call.ts'

type Labels = FormCallOptions<string, unknown>['labels']
type RecoveryCodes = readonly string[]

export type TwoFactorSecret = Received<Routes['startTwoFactor']>

/** Starts the set-up of two-step sign-in: the server answers the password with the secret for the authenticator app. Rule: IDEN-37. */
export const useStartTwoFactor = (onDone: (secret: TwoFactorSecret) => void) =>
  useIdentityCall({ call: ({ password }: TypedIdentity) => api.startTwoFactor({ body: { password } }), onDone })

/** Turns two-step sign-in on with the app's first code; the response has the recovery codes. Rule: IDEN-37. */
export function useConfirmTwoFactor(labels: Labels, onDone: (codes: RecoveryCodes) => void) {
  const queries = useQueryClient()
  return useCall({
    call: (otp: string) => api.confirmTwoFactor({ body: { otp } }),
    labels,
    onDone: async ({ recoveryCodes }) => {
      onDone(recoveryCodes)
      await refreshSession(queries).catch(() => null)
    },
  })
}

/** Turns two-step sign-in off. Rule: IDEN-41. */
export function useRemoveTwoFactor(onDone: () => void) {
  const queries = useQueryClient()
  return useIdentityCall({
    call: (typed: TypedIdentity) => api.removeTwoFactor({ body: toIdentityBody(typed) }),
    onDone: async () => {
      await refreshSession(queries).catch(() => null)
      toasts.show({ text: t('Two-step sign-in is off'), tone: 'success' })
      onDone()
    },
  })
}

/** Creates new recovery codes; the old ones stop working. Rules: IDEN-39, IDEN-41. */
export const useRegenerateRecoveryCodes = (onDone: (codes: RecoveryCodes) => void) =>
  useIdentityCall({
    call: (typed: TypedIdentity) => api.regenerateRecoveryCodes({ body: toIdentityBody(typed) }),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
