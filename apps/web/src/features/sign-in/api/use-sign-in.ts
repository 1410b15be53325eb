import { email as emailRule, required, validate } from '@guildhall/domain/shared'
import type { Answer, Received, Refused, Routes, SessionAnswer } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { api } from '../../../shared/api/client.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { canUsePasskeysHere, PASSKEY_NOT_USED, signByPasskey } from '../../../shared/passkeys/index.ts'
import { t } from '../../../shared/i18n/index.ts'
import { isSignedIn } from '../../session/index.ts'

/** The input of the sign-in form. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** The stage of a sign-in: the password, the code of the second step, or an account that is about to be erased. */
export type SignInStage = 'password' | 'code' | 'deleted'

/** The state and the actions of a sign-in. */
export interface SignIn {
  readonly stage: SignInStage
  readonly isPending: boolean
  /** The error of the last attempt, as text. */
  readonly refusal: string | null
  readonly errors: readonly FormError[]
  /** When the account will be erased (ISO 8601), if it was deleted. */
  readonly deletesAt: string | null
  readonly submit: (credentials: Credentials) => void
  /** A code of the authenticator app, or a recovery code. */
  readonly submitCode: (code: string) => void
  /** Signs in by a passkey alone. Rule: IDEN-62. */
  readonly submitPasskey: () => void
  /** Uses a passkey instead of a code; absent if the account has none. Rule: IDEN-63. */
  readonly submitPasskeyStep?: (() => void) | undefined
  /** Restores a deleted account, and signs in. */
  readonly restore: () => void
  /** Returns to the password. */
  readonly startOver: () => void
}

interface SignInState {
  readonly stage: SignInStage
  readonly credentials: Credentials
  /** True once the user has chosen to restore their deleted account. */
  readonly restoresAccount: boolean
  readonly refusal: string | null
  readonly errors: readonly FormError[]
  readonly deletesAt: string | null
  /** The account has a passkey for the second step. */
  readonly hasPasskey: boolean
}

const labels = { email: t('E-mail'), password: t('Password') }
const codeLabels = { otp: t('Code') }
const rules = { email: [required, emailRule], password: [required] }
const initialState: SignInState = {
  stage: 'password',
  credentials: { email: '', password: '' },
  restoresAccount: false,
  refusal: null,
  errors: [],
  deletesAt: null,
  hasPasskey: false,
}

/** The formats of times are loaded with the first message that has one. */
const formatRefusal = async ({ message, retryAfter, status }: Refused<string>): Promise<string> =>
  status === 429 ? (await import('../../../shared/format/format-wait.ts')).tooManyAttemptsMessage(retryAfter) : message

/** Whether an answer began a session: browsers get it as a cookie, and a sign-up that is not finished as a temporary token. */
const beginsSession = (answer: SessionAnswer | null): answer is SessionAnswer =>
  answer !== null && (answer.token !== null || isSignedIn())

type PasskeyStart = () => Promise<Answer<Received<Routes['startPasskeySignIn']>, string>>
type PasskeyEnd = (
  passkey: NonNullable<Awaited<ReturnType<typeof signByPasskey>>>,
) => Promise<Answer<SessionAnswer, string>>

/** The state after an error: the code, the restoring of a deleted account, or an error message. */
async function reduceRefusal(state: SignInState, refused: Refused<string>): Promise<SignInState> {
  const { deletesAt, methods } = refused.details
  if (refused.problem === 'two-factor-required')
    return { ...state, stage: 'code', hasPasskey: Array.isArray(methods) && methods.includes('passkey') }
  if (refused.problem === 'deletion-pending') {
    const erasedAt = typeof deletesAt === 'string' ? deletesAt : null
    // A passkey cannot bring the account back.
    if (state.credentials.password === '')
      return { ...state, refusal: (await import('../format-pending-deletion.ts')).formatPendingDeletion(erasedAt) }
    return { ...state, stage: 'deleted', deletesAt: erasedAt }
  }
  const otp = toFormErrors(refused.errors, codeLabels)
  return otp.length > 0 ? { ...state, stage: 'code', errors: otp } : { ...state, refusal: await formatRefusal(refused) }
}

/**
 * Signs a user in: password, then the code or a passkey if two-step sign-in is on, or a passkey alone, and the restoring of a deleted account.
 * Rules: ONB-12, IDEN-40, IDEN-62, IDEN-63, PRIV-7, UI-49.
 */
export function useSignIn(onSignedIn: (session: SessionAnswer) => Promise<void> | void): SignIn {
  const [state, setState] = useState(initialState)
  const [isPending, setPending] = useState(false)

  const finish = async (clean: SignInState, answer: Answer<SessionAnswer, string>): Promise<void> => {
    if (!answer.ok) setState(await reduceRefusal(clean, answer))
    else if (beginsSession(answer.value)) await onSignedIn(answer.value)
    else setState({ ...clean, refusal: t('There seems to have been an issue, please try again.') })
  }

  const send = async (next: SignInState, otp?: string): Promise<void> => {
    const clean: SignInState = { ...next, refusal: null, errors: [] }
    setState(clean)
    setPending(true)
    const body = { ...next.credentials, ...(otp === undefined ? {} : { otp }) }
    try {
      if (next.restoresAccount) {
        const restored = await api.restoreUser({ body })
        if (!restored.ok) {
          setState(await reduceRefusal(clean, restored))
          return
        }
        // Codes are valid once, so after restoring the account, the sign-in may require the next one.
        setState({ ...clean, restoresAccount: false })
      }
      const answer = await api.logIn({ body: next.restoresAccount ? next.credentials : body })
      await finish({ ...clean, restoresAccount: false }, answer)
    } finally {
      setPending(false)
    }
  }

  const sendPasskey = async (base: SignInState, start: PasskeyStart, end: PasskeyEnd): Promise<void> => {
    const clean: SignInState = { ...base, refusal: null, errors: [] }
    setState(clean)
    setPending(true)
    try {
      const started = await start()
      const passkey = started.ok ? await signByPasskey(started.value) : null
      if (!started.ok) setState(await reduceRefusal(clean, started))
      else if (passkey === null) setState({ ...clean, refusal: PASSKEY_NOT_USED })
      else await finish(clean, await end(passkey))
    } finally {
      setPending(false)
    }
  }

  return {
    stage: state.stage,
    isPending,
    refusal: state.refusal,
    errors: state.errors,
    deletesAt: state.deletesAt,
    submit: (credentials) => {
      const errors = toFormErrors(validate(credentials, rules), labels)
      if (errors.length > 0) setState({ ...initialState, credentials, errors })
      else void send({ ...initialState, credentials })
    },
    submitCode: (code) => {
      const errors = toFormErrors(validate({ otp: code }, { otp: [required] }), codeLabels)
      if (errors.length > 0) setState({ ...state, refusal: null, errors })
      else void send(state, code.trim())
    },
    submitPasskey: () =>
      void sendPasskey(
        initialState,
        () => api.startPasskeySignIn(),
        (answer) => api.signInWithPasskey({ body: { answer } }),
      ),
    submitPasskeyStep:
      state.hasPasskey && canUsePasskeysHere()
        ? () =>
            void sendPasskey(
              state,
              () => api.startPasskeyStep({ body: state.credentials }),
              (passkey) => api.logIn({ body: { ...state.credentials, passkey } }),
            )
        : undefined,
    restore: () => void send({ ...state, restoresAccount: true }),
    startOver: () => setState(initialState),
  }
}
