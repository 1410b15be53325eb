import { useState } from 'react'
import { Text } from '@guildhall/ui-kit/Text'
import {
  type TwoFactorSecret,
  useConfirmTwoFactor,
  useRegenerateRecoveryCodes,
  useRemoveTwoFactor,
  useStartTwoFactor,
} from '../../api/use-two-factor.ts'
import { ConfirmIdentityForm } from './ConfirmIdentityForm.tsx'
import { AuthenticatorForm, RecoveryCodesDialog } from './TwoFactorForms.tsx'
import { t } from '../../../../shared/i18n/index.ts'

export interface TwoFactorDialogProps {
  readonly onClose: () => void
}

const codeLabels = { otp: t('Code') }

/** Turns two-step sign-in on: password, app, recovery codes. Rule: IDEN-37. */
export const EnableTwoFactorDialog = ({ onClose }: TwoFactorDialogProps) => {
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const begin = useStartTwoFactor(setSecret)
  const confirm = useConfirmTwoFactor(codeLabels, setCodes)
  if (codes !== null) return <RecoveryCodesDialog title={t('Two-step sign-in is on')} codes={codes} onClose={onClose} />
  if (secret !== null)
    return <AuthenticatorForm {...secret} {...confirm} onSubmit={(code) => confirm.send(code)} onClose={onClose} />
  return (
    <ConfirmIdentityForm
      {...begin}
      title={t('Turn on two-step sign-in')}
      lead={<Text>{t('Signing in then takes a code of an app on your phone too. First, show that it is you.')}</Text>}
      saveText={t('Go on')}
      onSubmit={begin.send}
      onClose={onClose}
    />
  )
}

/** Turns two-step sign-in off. Rule: IDEN-41. */
export const DisableTwoFactorDialog = ({ onClose }: TwoFactorDialogProps) => {
  const remove = useRemoveTwoFactor(onClose)
  return (
    <ConfirmIdentityForm
      {...remove}
      title={t('Turn off two-step sign-in')}
      lead={<Text>{t('The password alone signs you in then, and your recovery codes stop working.')}</Text>}
      saveText={t('Turn off')}
      isDanger
      onSubmit={remove.send}
      onClose={onClose}
    />
  )
}

/** Creates new recovery codes; the old ones stop working. Rules: IDEN-39, IDEN-41. */
export const RecoveryCodesResetDialog = ({ onClose }: TwoFactorDialogProps) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = useRegenerateRecoveryCodes(setCodes)
  if (codes !== null)
    return <RecoveryCodesDialog title={t('Your new recovery codes')} codes={codes} onClose={onClose} />
  return (
    <ConfirmIdentityForm
      {...renew}
      hasSecretAnswer
      title={t('New recovery codes')}
      lead={<Text>{t('You get ten new ones, and the old ones stop working.')}</Text>}
      saveText={t('Make new codes')}
      onSubmit={renew.send}
      onClose={onClose}
    />
  )
}
