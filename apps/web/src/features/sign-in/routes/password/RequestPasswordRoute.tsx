import { email as emailRule, required, validate } from '@guildhall/domain/shared'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { toFormErrors } from '../../../../shared/forms/form-errors.ts'
import { usePageTitle } from '../../../../shared/hooks/use-page-title.ts'
import { formatWait } from '../../../../shared/format/format-wait.ts'
import { useRequestPasswordReset, useResendPasswordReset } from '../../api/use-password-reset.ts'
import { RequestPasswordPage, type RequestPasswordPageProps } from './RequestPasswordPage.tsx'
import { t } from '../../../../shared/i18n/index.ts'

const labels = { email: t('E-mail') }

/** Requests the link that sets a new password. Rule: IDEN-28. */
export const RequestPasswordRoute = () => {
  usePageTitle(t('Forgot password'))
  const { email: known } = useSearch({ strict: false })
  const [email, setEmail] = useState(typeof known === 'string' ? known : '')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [sentAt, setSentAt] = useState<string | null>(null)
  const request = useRequestPasswordReset()
  const answer = request.data
  const submit = (): void => {
    const wrong = toFormErrors(validate({ email }, { email: [required, emailRule] }), labels)
    setErrors(wrong)
    request.reset()
    if (wrong.length > 0) return
    request.mutate(email, {
      onSuccess: (result) => {
        if (result.ok) setSentAt(new Date().toISOString())
        else setErrors(toFormErrors(result.errors, labels))
      },
    })
  }
  const refusal =
    answer === undefined || answer.ok || errors.length > 0
      ? null
      : answer.status === 429
        ? t('We have just sent a mail. You can ask again {wait}.', { wait: formatWait(answer.retryAfter) })
        : answer.message
  const page: RequestPasswordPageProps = {
    email,
    onEmail: setEmail,
    onSubmit: submit,
    isPending: request.isPending,
    refusal,
    errors,
    onStartOver: () => setSentAt(null),
  }
  return sentAt === null ? <RequestPasswordPage {...page} /> : <Sent {...page} sentAt={sentAt} />
}

const Sent = ({ sentAt, ...page }: RequestPasswordPageProps & { readonly sentAt: string }) => (
  <RequestPasswordPage {...page} sent={useResendPasswordReset(page.email, sentAt)} />
)
