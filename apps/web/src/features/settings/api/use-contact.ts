import type { Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { useCall } from '../../../shared/api/use-call.ts'
import { useResendMail } from '../../../shared/components/ResendMail/index.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import { refreshSession, useSave } from '../../session/index.ts'
import { formatMobile } from '../../sign-up/index.ts'
import type { TypedMobile } from '../components/account/MobileForm.tsx'

type Labels = Readonly<Record<string, string>>

const requestEmailChange = (email: string) => api.requestEmailChange({ body: { email } })

/** Sends a code to the new e-mail address. Rule: IDEN-32. */
export const useRequestEmailChange = (labels: Labels, onDone: () => void, onPasswordRequired: () => void) =>
  useCall<string, Received<Routes['requestEmailChange']>>({
    call: requestEmailChange,
    labels,
    onDone,
    onRefused: ({ problem }) => {
      if (problem !== 'password-required') return false
      onPasswordRequired()
      return true
    },
  })

/** Sends another code to the new address; `sentAt` is the time of the last one (ISO 8601). */
export const useResendEmailCode = (email: string, sentAt: string) => useResendMail(email, sentAt, requestEmailChange)

/** Changes the e-mail address with the code that was sent to the new one. Rule: IDEN-32. */
export function useConfirmEmailChange(labels: Labels, onDone: () => void) {
  const queries = useQueryClient()
  return useCall({
    call: (otp: string) => api.confirmEmailChange({ body: { otp } }),
    labels,
    onDone: async ({ email }) => {
      await refreshSession(queries).catch(() => null)
      toasts.show({ text: t('You sign in with {email} from now on', { email }), tone: 'success' })
      onDone()
    },
  })
}

/** Saves a mobile number. Rule: IDEN-36. */
export const useSaveMobile = (labels: Labels, onSaved: () => void) =>
  useSave({
    call: (typed: TypedMobile) => api.setMobile({ body: { mobile: formatMobile(typed) } }),
    errorsOf: (errors) => toFormErrors(errors, labels),
    savedMessage: t('Mobile saved'),
    onSaved,
  })
