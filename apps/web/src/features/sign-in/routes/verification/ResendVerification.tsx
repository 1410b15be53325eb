import { email as emailRule, required, validate } from '@guildhall/domain/shared'
import { useState } from 'react'
import { Form, type FormError } from '@guildhall/ui-kit/Form'
import { toFormErrors } from '../../../../shared/forms/form-errors.ts'
import { EmailField } from '../../../../shared/components/EmailField/index.ts'
import { ResendMail, useResendMail } from '../../../../shared/components/ResendMail/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface ResendVerificationProps {
  /** The address; null shows a field for it. */
  readonly email: string | null
  readonly sentAt?: string | null
}

/** Sends the verification mail again, to a known address or to one that is typed. */
export const ResendVerification = ({ email, sentAt = null }: ResendVerificationProps) => {
  const [typed, setTyped] = useState('')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const resend = useResendMail(email ?? typed.trim(), sentAt)
  const words = { variant: 'primary', text: t('Send a new link') } as const
  if (email !== null) return <ResendMail {...resend} {...words} />
  const submit = (): void => {
    if (resend.isPending || resend.secondsLeft !== 0) return
    const wrong = toFormErrors(validate({ email: typed }, { email: [required, emailRule] }), { email: t('E-mail') })
    setErrors(wrong)
    if (wrong.length === 0) resend.onSend()
  }
  return (
    <Form label={t('Your address')} hasErrorSummary={false} errors={errors} onSubmit={submit}>
      <EmailField value={typed} onChange={setTyped} errors={errors} />
      <ResendMail {...resend} {...words} onSend={submit} />
    </Form>
  )
}
