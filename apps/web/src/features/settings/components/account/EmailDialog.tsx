import { email as emailRule, required, validate } from '@guildhall/domain/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '@guildhall/ui-kit/Toast'
import { api } from '../../../../shared/api/client.ts'
import { formErrorsOf } from '../../../../shared/forms/form-errors.ts'
import { refreshSession } from '../../../session/index.ts'
import { useCall } from '../../../../shared/api/use-call.ts'
import { ResendMail, useResendMail } from '../../../../shared/components/ResendMail/index.ts'
import { EmailCodeForm, NewEmailForm } from './EmailForms.tsx'
import { t } from '../../../../shared/i18n/index.ts'

export interface EmailDialogProps {
  readonly email: string
  readonly onClose: () => void
}

interface Sent {
  readonly to: string
  /** ISO 8601 */
  readonly at: string
}

const labels = { email: t('New e-mail') }
const ask = (email: string) => api.requestEmailChange({ body: { email } })

/** Changes the address of an account by a code that goes to the new one. Rule: IDEN-32. */
export const EmailDialog = ({ email, onClose }: EmailDialogProps) => {
  const [sent, setSent] = useState<Sent | null>(null)
  const [to, setTo] = useState('')
  const request = useCall({ call: ask, labels, onDone: () => setSent({ to, at: new Date().toISOString() }) })
  if (sent !== null) return <CodeDialog sent={sent} onClose={onClose} />
  return (
    <NewEmailForm
      {...request}
      email={email}
      onClose={onClose}
      onSubmit={(typed) => {
        setTo(typed)
        request.send(typed, formErrorsOf(validate({ email: typed }, { email: [required, emailRule] }), labels))
      }}
    />
  )
}

const CodeDialog = ({ sent, onClose }: { readonly sent: Sent; readonly onClose: () => void }) => {
  const queries = useQueryClient()
  const confirm = useCall({
    call: (otp: string) => api.confirmEmailChange({ body: { otp } }),
    labels: { otp: t('Code') },
    onDone: async ({ email }) => {
      await refreshSession(queries).catch(() => null)
      toasts.show({ text: t('You sign in with {email} from now on', { email }), tone: 'success' })
      onClose()
    },
  })
  const resend = useResendMail(sent.to, sent.at, ask)
  return (
    <EmailCodeForm
      {...confirm}
      sentTo={sent.to}
      onSubmit={(code) => confirm.send(code)}
      onClose={onClose}
      resend={<ResendMail {...resend} text={t('Send another code')} size="sm" />}
    />
  )
}
