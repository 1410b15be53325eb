import { isCompanySize } from '@guildhall/domain/plans'
import { email as emailRule, required, validate } from '@guildhall/domain/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { savePendingSignUp } from '../../billing/index.ts'
import { isSignedIn, refreshSession } from '../../session/index.ts'
import { saveFirstAnswers } from '../first-answers.ts'
import { LoginDetailsStep } from './LoginDetailsStep.tsx'
import { errorsFromWire, getStepLabels, emptySecrets, type LoginSecrets, validateStep } from '../registration-of.ts'
import { clearSignUpDraft } from '../clear-sign-up-draft.ts'
import type { SignUpDraft } from '../sign-up-draft.ts'
import { useEmailCheck, useRegistration } from '../api/use-registration.ts'
import { signUpPath, type SignUpStepId } from '../sign-up-steps.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface LoginDetailsRouteProps {
  readonly draft: SignUpDraft
  readonly onChange: (changes: Partial<SignUpDraft>) => void
  readonly onBack: () => void
  /** The server rejected a value of an earlier step. */
  readonly onRefused: (step: SignUpStepId, errors: readonly FormError[]) => void
}

/** Users who pay at once continue with the temporary token. Rules: IDEN-21, ONB-2. */
function savePendingPayment(
  email: string,
  { annual, begins, companySize, seats, userType }: SignUpDraft,
  token: string,
): boolean {
  if (userType !== 'employer' || begins === 'trial' || companySize === null || !isCompanySize(companySize)) return false
  const plan = { size: companySize, seats, billedAnnually: annual }
  savePendingSignUp({ token, email, plan, hasBillingDetails: false })
  return true
}

const earlierSteps: readonly SignUpStepId[] = ['details', 'subscription-details', 'account-details']

/** The last form: checks on blur whether the address is available, and creates the account. */
export const LoginDetailsRoute = ({ draft, onChange, onBack, onRefused }: LoginDetailsRouteProps) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [secrets, setSecrets] = useState<LoginSecrets>(emptySecrets)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [checkedEmail, setCheckedEmail] = useState<{ readonly email: string; readonly message: string | null } | null>(
    null,
  )
  const check = useEmailCheck()
  const register = useRegistration()
  const email = draft.email.trim()

  const checkEmail = (): void => {
    if (email === '' || email === checkedEmail?.email) return
    if (Object.keys(validate({ email }, { email: [required, emailRule] })).length > 0) return
    check.mutate(email, {
      onSuccess: (answer) => {
        if (answer.ok) setCheckedEmail({ email, message: null })
        else if (answer.status === 422)
          setCheckedEmail({ email, message: answer.errors['email']?.[0] ?? answer.message })
      },
    })
  }

  const submit = (): void => {
    const wrong = validateStep('login-details', draft, secrets)
    const isTaken = checkedEmail?.email === email ? checkedEmail.message : null
    const all = isTaken === null ? wrong : [{ field: 'email', label: t('E-mail'), message: isTaken }, ...wrong]
    setErrors(all)
    register.reset()
    if (all.length > 0) return
    register.mutate(
      { draft, secrets },
      {
        onSuccess: (answer) => {
          if (!answer.ok) {
            const refused = errorsFromWire(answer.errors)
            const earlier = earlierSteps.find(
              (step) => toFormErrors(refused, getStepLabels(step, draft.userType)).length > 0,
            )
            if (earlier === undefined) setErrors(toFormErrors(refused, getStepLabels('login-details', draft.userType)))
            else onRefused(earlier, toFormErrors(refused, getStepLabels(earlier, draft.userType)))
            return
          }
          if (draft.userType === 'contractor') saveFirstAnswers(answer.value.user.uuid, draft)
          // A provider has verified the address, and the server has signed in.
          if (answer.value.user.emailVerified && isSignedIn()) {
            clearSignUpDraft()
            void refreshSession(queries).then(() => navigate({ href: '/dashboard', replace: true }))
            return
          }
          onChange({ sentTo: email, sentAt: new Date().toISOString() })
          void navigate({
            href: signUpPath(savePendingPayment(email, draft, answer.value.token) ? 'payment-details' : 'success'),
            replace: true,
          })
        },
      },
    )
  }

  const answer = register.data
  const hasFieldErrors = errors.length > 0
  return (
    <LoginDetailsStep
      userType={draft.userType}
      email={draft.email}
      onEmail={(next) => onChange({ email: next })}
      onEmailBlur={checkEmail}
      emailCheck={
        check.isPending
          ? 'checking'
          : checkedEmail?.email === email && checkedEmail.message === null
            ? 'free'
            : 'unknown'
      }
      secrets={secrets}
      onSecrets={(changes) => setSecrets({ ...secrets, ...changes })}
      errors={errors}
      emailError={checkedEmail?.email === email ? (checkedEmail.message ?? undefined) : undefined}
      refusal={answer?.ok === false && !hasFieldErrors ? answer.message : null}
      isPending={register.isPending}
      onNext={submit}
      onBack={onBack}
    />
  )
}
