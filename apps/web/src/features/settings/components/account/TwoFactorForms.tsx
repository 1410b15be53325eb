import { lazy, Suspense, useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import type { FormError } from '@guildhall/ui-kit/Form'
import { Skeleton } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { FormDialog, type FormDialogState } from '../../../../shared/components/FormDialog/index.ts'
import { RecoveryCodes } from '../RecoveryCodes/index.ts'
import styles from './TwoFactor.module.css'
import { Trans, t } from '../../../../shared/i18n/index.ts'
import { CodeField } from '../../../sign-in/index.ts'

export interface AuthenticatorFormProps extends FormDialogState {
  /** Base32, for typing. */
  readonly secret: string
  /** Opens an authenticator app on this device. */
  readonly uri: string
  readonly onSubmit: (code: string) => void
}

/** The QR code library loads with the first code. */
const QrCode = lazy(async () => ({ default: (await import('../QrCode/index.ts')).QrCode }))

const none: readonly FormError[] = []

const formatSecret = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ')

/** Shows the secret for an authenticator app, and requires the app's first code. Rule: IDEN-37. */
export const AuthenticatorForm = ({ secret, uri, onSubmit, errors = none, ...state }: AuthenticatorFormProps) => {
  const [code, setCode] = useState('')
  const remaining = useRemainingErrors(errors, { otp: code })
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={t('Add Guildhall to your app')}
      saveText={t('Turn on')}
      onSave={() => onSubmit(code)}
    >
      <Text>
        <Trans
          message="In an authenticator app, choose to add an account, and scan this code. On a phone with such an app, you can <a>open it there</a>."
          components={{ a: (words) => <a href={uri}>{words}</a> }}
        />
      </Text>
      <div className={styles['add']}>
        <Suspense fallback={<Skeleton width="192px" className={styles['waiting']} />}>
          <QrCode text={uri} label={t('The key as a QR code')} />
        </Suspense>
        <div className={styles['byHand']}>
          <Text tone="muted">{t('Or type this key there.')}</Text>
          <p className={styles['secret']} aria-label={t('Key')}>
            {formatSecret(secret)}
          </p>
        </div>
      </div>
      <CodeField label={t('The code that the app shows')} value={code} onChange={setCode} errors={remaining} />
    </FormDialog>
  )
}

export interface RecoveryCodesDialogProps {
  readonly title: string
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The recovery codes, until the user confirms that they have saved them. */
export const RecoveryCodesDialog = ({ title, codes, onClose }: RecoveryCodesDialogProps) => (
  <Dialog
    title={title}
    isOpen
    isDismissable={false}
    actions={
      <Button variant="primary" onPress={onClose}>
        {t('I have kept them')}
      </Button>
    }
  >
    <RecoveryCodes codes={codes} />
  </Dialog>
)
