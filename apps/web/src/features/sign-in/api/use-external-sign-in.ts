import { required, validate } from '@guildhall/domain/shared'
import type { Received, Refused, Routes, SessionAnswer } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { api } from '../../../shared/api/client.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { tooManyAttemptsMessage } from '../../../shared/format/format-wait.ts'
import { t } from '../../../shared/i18n/index.ts'
import { signInKeys } from './keys.ts'

/** What is left to do after a visit to a provider. */
export type ExternalSignIn = Received<Routes['readExternalSignIn']>

/** The rest of a sign-in by a provider. */
export interface ExternalSignInState {
  /** Undefined while it is loaded, null if there is none or it is too old. */
  readonly ticket: ExternalSignIn | null | undefined
  readonly isPending: boolean
  readonly refusal: string | null
  readonly errors: readonly FormError[]
  /** A code of the authenticator app, or a recovery code. */
  readonly submitCode: (code: string) => void
}

const labels = { otp: t('Code') }

const formatRefusal = ({ message, retryAfter, status }: Refused<string>): string =>
  status === 429 ? tooManyAttemptsMessage(retryAfter) : message

/**
 * Goes on where a visit to a provider has ended: signs in at once, or with the code of the second step. For 'connect' and 'sign-up' it only says
 * who came back. Rules: IDEN-72, IDEN-73.
 */
export function useExternalSignIn(onSignedIn: (session: SessionAnswer) => Promise<void> | void): ExternalSignInState {
  const { data: ticket } = useQuery({
    queryKey: signInKeys.external,
    queryFn: async (): Promise<ExternalSignIn | null> => {
      const answer = await api.readExternalSignIn()
      return answer.ok ? answer.value : null
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [errors, setErrors] = useState<readonly FormError[]>([])

  const send = async (otp?: string): Promise<void> => {
    setPending(true)
    setRefusal(null)
    setErrors([])
    try {
      const answer = await api.completeExternalSignIn({ body: otp === undefined ? {} : { otp } })
      if (answer.ok) {
        await onSignedIn(answer.value)
        return
      }
      const wrong = toFormErrors(answer.errors, labels)
      setErrors(wrong)
      if (wrong.length === 0) setRefusal(formatRefusal(answer))
    } finally {
      setPending(false)
    }
  }

  const needsNothing = ticket?.step === 'log-in' && !ticket.needs_code
  const isSent = useRef(false)
  useEffect(() => {
    if (!needsNothing || isSent.current) return
    isSent.current = true
    void send()
  })

  return {
    ticket,
    isPending,
    refusal,
    errors,
    submitCode: (code) => {
      const wrong = toFormErrors(validate({ otp: code }, { otp: [required] }), labels)
      setRefusal(null)
      setErrors(wrong)
      if (wrong.length === 0) void send(code.trim())
    },
  }
}
