import { email as emailRule, required, requiredUntrimmed, validate } from '@guildhall/domain/shared'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { api } from '../../../shared/api/client.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { tooManyAttemptsMessage } from '../../../shared/format/format-wait.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { StaffSession } from './use-staff-session.ts'

/** The input of the operators' sign-in. */
export interface StaffCredentials {
  readonly email: string
  readonly password: string
}

/** The state and the actions of an operator's sign-in: the password, then the code of the app. Rule: MOD-17. */
export interface StaffSignIn {
  readonly stage: 'password' | 'code'
  readonly isPending: boolean
  readonly errors: readonly FormError[]
  /** The error of the last attempt, if it belongs to no field. */
  readonly refusal: string | null
  readonly onPassword: (credentials: StaffCredentials) => void
  readonly onCode: (code: string) => void
  readonly onStartOver: () => void
}

interface State {
  readonly stage: StaffSignIn['stage']
  readonly credentials: StaffCredentials
  readonly errors: readonly FormError[]
  readonly refusal: string | null
}

const initialState: State = { stage: 'password', credentials: { email: '', password: '' }, errors: [], refusal: null }
const labels = { email: t('E-mail'), password: t('Password'), otp: t('Code') }
const passwordRules = { email: [required, emailRule], password: [requiredUntrimmed] }

/** Signs an operator in. Rules: MOD-16, MOD-17. */
export function useStaffSignIn(onSignedIn: (session: StaffSession) => Promise<void> | void): StaffSignIn {
  const [state, setState] = useState(initialState)
  const [isPending, setPending] = useState(false)

  const send = async (next: State, otp?: string): Promise<void> => {
    const clean: State = { ...next, errors: [], refusal: null }
    setState(clean)
    setPending(true)
    try {
      const answer = await api.signInOperator({ body: { ...next.credentials, ...(otp === undefined ? {} : { otp }) } })
      if (answer.ok) await onSignedIn(answer.value)
      else if (answer.problem === 'two-factor-required') setState({ ...clean, stage: 'code' })
      else {
        const errors = toFormErrors(answer.errors, labels)
        const refusal = answer.status === 429 ? tooManyAttemptsMessage(answer.retryAfter) : answer.message
        setState({ ...clean, errors, refusal: errors.length > 0 ? null : refusal })
      }
    } finally {
      setPending(false)
    }
  }

  return {
    stage: state.stage,
    isPending,
    errors: state.errors,
    refusal: state.refusal,
    onPassword: (credentials) => {
      const errors = toFormErrors(validate(credentials, passwordRules), labels)
      if (errors.length > 0) setState({ ...initialState, credentials, errors })
      else void send({ ...initialState, credentials })
    },
    onCode: (code) => {
      const errors = toFormErrors(validate({ otp: code }, { otp: [required] }), labels)
      if (errors.length > 0) setState({ ...state, refusal: null, errors })
      else void send(state, code.trim())
    },
    onStartOver: () => setState(initialState),
  }
}
