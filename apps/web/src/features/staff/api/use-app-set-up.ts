import { required, validate } from '@guildhall/domain/shared'
import type { Answer, Received, Routes } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import { api } from '../../../shared/api/client.ts'
import { useCall } from '../../../shared/api/use-call.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { AppSetUpProps } from '../components/AppSetUp.tsx'
import type { Proof } from './use-proof.ts'
import { useRefreshStaffSession } from './use-staff-session.ts'

type Secret = Received<Routes['startOperatorTwoFactor']>

const labels = { otp: t('The code that the app shows') }

/** Sets up an operator's authenticator app: the secret, then its first code. Rules: MOD-17, MOD-19. */
export function useAppSetUp(run: Proof['run'], onDone: () => void): AppSetUpProps {
  const refresh = useRefreshStaffSession()
  const [secret, setSecret] = useState<Secret | null>(null)
  const begin = useCall({
    // Null if the operator has closed the dialog that asks for their password.
    call: async (): Promise<Answer<Secret | null, string>> =>
      (await run(() => api.startOperatorTwoFactor())) ?? { ok: true, status: 200, value: null },
    labels,
    onDone: setSecret,
  })
  const confirm = useCall({
    call: (otp: string) => api.confirmOperatorTwoFactor({ body: { otp } }),
    labels,
    onDone: async () => {
      await refresh()
      onDone()
    },
  })
  return {
    secret,
    isPending: begin.isPending || confirm.isPending,
    errors: confirm.errors,
    refusal: begin.refusal ?? confirm.refusal,
    onBegin: () => begin.send(undefined),
    onCode: (code) => confirm.send(code.trim(), toFormErrors(validate({ otp: code }, { otp: [required] }), labels)),
  }
}
