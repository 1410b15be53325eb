import { requiredUntrimmed, validate } from '@guildhall/domain/shared'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { Text } from '@guildhall/ui-kit/Text'
import { toFormErrors } from '../../../../shared/forms/form-errors.ts'
import {
  type TwoFactorSecret,
  useConfirmTwoFactor,
  useRegenerateRecoveryCodes,
  useRemoveTwoFactor,
  useStartTwoFactor,
} from '../../api/use-two-factor.ts'
import { ConfirmPasswordForm } from './PasswordForms.tsx'
import { AuthenticatorForm, RecoveryCodesDialog } from './TwoFactorForms.tsx'
import { t } from '../../../../shared/i18n/index.ts'

export interface TwoFactorDialogProps {
  readonly onClose: () => void
}

const labels = { password: t('Your password') }
const codeLabels = { otp: t('Code') }

const passwordErrors = (password: string): readonly FormError[] =>
  toFormErrors(validate({ password }, { password: [requiredUntrimmed] }), labels)

/** Turns two-step sign-in on: password, app, recovery codes. Rule: IDEN-37. */
export const EnableTwoFactorDialog = ({ onClose }: TwoFactorDialogProps) => {
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const begin = useStartTwoFactor(labels, setSecret)
  const confirm = useConfirmTwoFactor(codeLabels, setCodes)
  if (codes !== null) return <RecoveryCodesDialog title={t('Two-step sign-in is on')} codes={codes} onClose={onClose} />
  if (secret !== null)
    return <AuthenticatorForm {...secret} {...confirm} onSubmit={(code) => confirm.send(code)} onClose={onClose} />
  return (
    <ConfirmPasswordForm
      {...begin}
      title={t('Turn on two-step sign-in')}
      lead={<Text>{t('Signing in then takes a code of an app on your phone too. First, show that it is you.')}</Text>}
      saveText={t('Go on')}
      onSubmit={(password) => begin.send(password, passwordErrors(password))}
      onClose={onClose}
    />
  )
}

/** Turns two-step sign-in off. Rule: IDEN-41. */
export const DisableTwoFactorDialog = ({ onClose }: TwoFactorDialogProps) => {
  const remove = useRemoveTwoFactor(labels, onClose)
  return (
    <ConfirmPasswordForm
      {...remove}
      title={t('Turn off two-step sign-in')}
      lead={<Text>{t('The password alone signs you in then, and your recovery codes stop working.')}</Text>}
      saveText={t('Turn off')}
      isDanger
      onSubmit={(password) => remove.send(password, passwordErrors(password))}
      onClose={onClose}
    />
  )
}

/** Creates new recovery codes; the old ones stop working. Rules: IDEN-39, IDEN-41. */
export const RecoveryCodesResetDialog = ({ onClose }: TwoFactorDialogProps) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = useRegenerateRecoveryCodes(labels, setCodes)
  if (codes !== null)
    return <RecoveryCodesDialog title={t('Your new recovery codes')} codes={codes} onClose={onClose} />
  return (
    <ConfirmPasswordForm
      {...renew}
      title={t('New recovery codes')}
      lead={<Text>{t('You get ten new ones, and the old ones stop working.')}</Text>}
      saveText={t('Make new codes')}
      onSubmit={(password) => renew.send(password, passwordErrors(password))}
      onClose={onClose}
    />
  )
}
