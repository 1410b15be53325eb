import { lazy, Suspense } from 'react'
import { Skeleton } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import { Trans, t } from '../../../../shared/i18n/index.ts'
import styles from './AuthenticatorKey.module.css'

export interface AuthenticatorKeyProps {
  /** Base32, for typing. */
  readonly secret: string
  /** Opens an authenticator app on this device. */
  readonly uri: string
}

/** The QR code library loads with the first code. */
const QrCode = lazy(async () => ({ default: (await import('../QrCode/index.ts')).QrCode }))

const formatSecret = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ')

/** The secret for an authenticator app, to scan or to type. Rule: IDEN-37. */
export const AuthenticatorKey = ({ secret, uri }: AuthenticatorKeyProps) => (
  <>
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
  </>
)
