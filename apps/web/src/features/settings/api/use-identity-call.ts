import { requiredUntrimmed, validate } from '@guildhall/domain/shared'
import { useState } from 'react'
import { type FormCall, type FormCallOptions, useCall } from '../../../shared/api/use-call.ts'
import { api } from '../../../shared/api/client.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { TypedIdentity } from '../components/account/ConfirmIdentityForm.tsx'

/** The body of a call that proves who calls: the code only where one was typed. */
export const toIdentityBody = ({ otp, password }: TypedIdentity) => ({
  password,
  ...(otp.trim() === '' ? {} : { otp }),
})

export const identityLabels = { password: t('Your password'), otp: t('Code of your app') }

export interface IdentityCall<Input> extends FormCall<Input> {
  /** Whether the server has asked for a code. */
  readonly asksCode: boolean
}

type IdentityCallOptions<Input, Value> = Pick<
  FormCallOptions<Input, Value>,
  'call' | 'names' | 'onDone' | 'onRefused'
> & {
  readonly labels?: FormCallOptions<Input, Value>['labels']
}

/** Submits a form with the password; the code's field appears once the server asks for it. Rule: IDEN-46. */
export function useIdentityCall<Input extends TypedIdentity, Value>(
  options: IdentityCallOptions<Input, Value>,
): IdentityCall<Input> {
  const [asksCode, setAsksCode] = useState(false)
  const call = useCall<Input, Value>({
    ...options,
    labels: { ...identityLabels, ...options.labels },
    onRefused: (refused) => {
      if (refused.problem !== 'two-factor-required') return options.onRefused?.(refused) === true
      setAsksCode(true)
      return true
    },
  })
  return {
    ...call,
    asksCode,
    send: (typed, wrong = []) => {
      const { password } = validate(typed, { password: [requiredUntrimmed] })
      call.send(typed, [...wrong, ...toFormErrors({ password }, identityLabels)])
    },
  }
}

/** Proves who the user is, for ten minutes. Rule: IDEN-46. */
export const useProveIdentity = (onDone: () => void) =>
  useIdentityCall({ call: (typed: TypedIdentity) => api.proveIdentity({ body: toIdentityBody(typed) }), onDone })
