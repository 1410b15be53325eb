import { type PasswordForm, passwordConfirmationRules, passwordRules } from '@guildhall/domain/identity'
import { validate } from '@guildhall/domain/shared'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { toFormErrors } from '../../../../shared/forms/form-errors.ts'
import { useResetPassword } from '../../api/use-password-reset.ts'
import { usePageTitle } from '../../../../shared/hooks/use-page-title.ts'
import { tooManyAttemptsMessage } from '../../../../shared/format/format-wait.ts'
import { passwordLabels, type TypedPassword } from '../../../../shared/components/NewPassword/index.ts'
import { loginPathWithNotice } from '../../login-notice.tsx'
import { PasswordResetPage, type ResetLink } from './PasswordResetPage.tsx'
import { t } from '../../../../shared/i18n/index.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const rules = { password: passwordRules, passwordConfirmation: passwordConfirmationRules }

/** Sets a new password by the link of a mail; all sessions end, so the login follows. Rules: IDEN-29, IDEN-30. */
export const PasswordResetRoute = () => {
  usePageTitle(t('A new password'))
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const email = textOf(search['email'])
  const token = textOf(search['token'])
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const reset = useResetPassword({ email, token })
  const submit = (typed: TypedPassword): void => {
    const form: PasswordForm = { ...typed, email, firstName: '', lastName: '' }
    const wrong = toFormErrors(validate(form, rules), passwordLabels)
    setErrors(wrong)
    reset.reset()
    if (wrong.length > 0) return
    reset.mutate(typed, {
      onSuccess: async (answer) => {
        if (!answer.ok) {
          const { password, password_confirmation: passwordConfirmation } = answer.errors
          setErrors(toFormErrors({ password, passwordConfirmation }, passwordLabels))
          return
        }
        await navigate({ href: loginPathWithNotice('new-password'), replace: true })
      },
    })
  }
  const answer = reset.data
  const refused = answer?.ok === false ? answer : null
  const isBad = refused !== null && ('email' in refused.errors || 'token' in refused.errors)
  const linkOf = (): ResetLink => {
    if (email === '' || token === '' || isBad) return 'broken'
    return refused?.problem === 'link-expired' ? 'expired' : 'open'
  }
  const words = refused?.status === 429 ? tooManyAttemptsMessage(refused.retryAfter) : (refused?.message ?? null)
  return (
    <PasswordResetPage
      link={linkOf()}
      email={email}
      onSubmit={submit}
      isPending={reset.isPending}
      refusal={errors.length > 0 ? null : words}
      errors={errors}
    />
  )
}
