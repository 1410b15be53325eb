import { email as emailRule, required, validate } from '@guildhall/domain/shared'
import type { Refused, SessionAnswer } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { api } from '../../../shared/api/client.ts'
import { formErrorsOf } from '../../../shared/forms/form-errors.ts'
import { tooManyAttemptsMessage } from '../../../shared/format/format-wait.ts'
import { t } from '../../../shared/i18n/index.ts'

/** What somebody signs in with. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Where a sign-in stands: at the password, at the code of the second step, or before an account that waits to be deleted. */
export type SignInStage = 'password' | 'code' | 'deleted'

/** A sign-in from its first field to its end. */
export interface SignIn {
  readonly stage: SignInStage
  readonly isPending: boolean
  /** What the last try was refused with, in words. */
  readonly refusal: string | null
  readonly errors: readonly FormError[]
  /** When the account will be erased (ISO 8601), where it waits for that. */
  readonly deletesAt: string | null
  readonly submit: (credentials: Credentials) => void
  /** A code of the authenticator app, or a recovery code. */
  readonly submitCode: (code: string) => void
  /** Brings a deleted account back, and signs in. */
  readonly restore: () => void
  /** Back to the password. */
  readonly startOver: () => void
}

interface Standing {
  readonly stage: SignInStage
  readonly credentials: Credentials
  /** True once the person has asked for their deleted account back. */
  readonly restores: boolean
  readonly refusal: string | null
  readonly errors: readonly FormError[]
  readonly deletesAt: string | null
}

const labels = { email: t('E-mail'), password: t('Password') }
const codeLabels = { otp: t('Code') }
const rules = { email: [required, emailRule], password: [required] }
const start: Standing = {
  stage: 'password',
  credentials: { email: '', password: '' },
  restores: false,
  refusal: null,
  errors: [],
  deletesAt: null,
}

const wordsOf = ({ message, retryAfter, status }: Refused<string>): string =>
  status === 429 ? tooManyAttemptsMessage(retryAfter) : message

/** What a refusal leads to: the code, the way back for a deleted account, or words. */
function after(standing: Standing, refused: Refused<string>): Standing {
  const { deletesAt } = refused.details
  if (refused.problem === 'two-factor-required') return { ...standing, stage: 'code' }
  if (refused.problem === 'deletion-pending')
    return { ...standing, stage: 'deleted', deletesAt: typeof deletesAt === 'string' ? deletesAt : null }
  const otp = formErrorsOf(refused.errors, codeLabels)
  return otp.length > 0 ? { ...standing, stage: 'code', errors: otp } : { ...standing, refusal: wordsOf(refused) }
}

/**
 * Signs somebody in: password, then the code where two-step sign-in is on, and the way back for an account that waits to be deleted.
 * Rules: ONB-12, IDEN-40, PRIV-7.
 */
export function useSignIn(onSignedIn: (session: SessionAnswer) => Promise<void> | void): SignIn {
  const [standing, setStanding] = useState(start)
  const [isPending, setPending] = useState(false)

  const send = async (next: Standing, otp?: string): Promise<void> => {
    const clean: Standing = { ...next, refusal: null, errors: [] }
    setStanding(clean)
    setPending(true)
    const body = { ...next.credentials, ...(otp === undefined ? {} : { otp }) }
    try {
      if (next.restores) {
        const restored = await api.restoreUser({ body })
        if (!restored.ok) {
          setStanding(after(clean, restored))
          return
        }
        // What was used for the way back is used up: a code works once, so the sign-in may ask for the next one.
        setStanding({ ...clean, restores: false })
      }
      const answer = await api.logIn({ body: next.restores ? next.credentials : body })
      if (answer.ok) await onSignedIn(answer.value)
      else setStanding(after({ ...clean, restores: false }, answer))
    } finally {
      setPending(false)
    }
  }

  return {
    stage: standing.stage,
    isPending,
    refusal: standing.refusal,
    errors: standing.errors,
    deletesAt: standing.deletesAt,
    submit: (credentials) => {
      const errors = formErrorsOf(validate(credentials, rules), labels)
      if (errors.length > 0) setStanding({ ...start, credentials, errors })
      else void send({ ...start, credentials })
    },
    submitCode: (code) => {
      const errors = formErrorsOf(validate({ otp: code }, { otp: [required] }), codeLabels)
      if (errors.length > 0) setStanding({ ...standing, refusal: null, errors })
      else void send(standing, code.trim())
    },
    restore: () => void send({ ...standing, restores: true }),
    startOver: () => setStanding(start),
  }
}
