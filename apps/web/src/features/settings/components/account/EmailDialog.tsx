import { email as emailRule, required, validate } from '@guildhall/domain/shared'
import { useState } from 'react'
import { toFormErrors } from '../../../../shared/forms/form-errors.ts'
import { useConfirmEmailChange, useRequestEmailChange, useResendEmailCode } from '../../api/use-contact.ts'
import { ResendMail } from '../../../../shared/components/ResendMail/index.ts'
import { EmailCodeForm, NewEmailForm } from './EmailForms.tsx'
import { ProveIdentityDialog } from './ProveIdentityDialog.tsx'
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
const codeLabels = { otp: t('Code') }

/** Changes the address of an account by a code sent to the new one. Rule: IDEN-32. */
export const EmailDialog = ({ email, onClose }: EmailDialogProps) => {
  const [sent, setSent] = useState<Sent | null>(null)
  const [to, setTo] = useState('')
  const [isProving, setProving] = useState(false)
  const request = useRequestEmailChange(
    labels,
    () => setSent({ to, at: new Date().toISOString() }),
    () => setProving(true),
  )
  if (sent !== null) return <CodeDialog sent={sent} onClose={onClose} />
  if (isProving) {
    const sendAgain = (): void => {
      setProving(false)
      request.send(to)
    }
    return <ProveIdentityDialog onProved={sendAgain} onClose={() => setProving(false)} />
  }
  return (
    <NewEmailForm
      {...request}
      email={email}
      initial={to}
      onClose={onClose}
      onSubmit={(typed) => {
        setTo(typed)
        request.send(typed, toFormErrors(validate({ email: typed }, { email: [required, emailRule] }), labels))
      }}
    />
  )
}

const CodeDialog = ({ sent, onClose }: { readonly sent: Sent; readonly onClose: () => void }) => {
  const confirm = useConfirmEmailChange(codeLabels, onClose)
  const resend = useResendEmailCode(sent.to, sent.at)
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
