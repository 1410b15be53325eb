import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Spinner } from '@guildhall/ui-kit/Spinner'
import { AuthLayout } from '../../../shared/components/AuthLayout/index.ts'
import styles from './InvitePage.module.css'
import { t } from '../../../shared/i18n/index.ts'

const SOME_WINDOWS = 9

/** Shown while the invite is loading. Rule: COMP-27. */
export const InviteLoading = () => (
  <AuthLayout litWindows={SOME_WINDOWS} title={t('Verifying team invite')} lead={t('One moment.')}>
    <Spinner label={t('Verifying team invite')} />
  </AuthLayout>
)

/** The link has no invite, or a newer link has replaced it. */
export const InviteUnknown = () => (
  <AuthLayout
    litWindows={SOME_WINDOWS}
    title={t('This link is not valid')}
    lead={t(
      'Some of it was lost on the way, or a newer invite took its place. Look for the newest mail, and open the link there.',
    )}
  >
    <div className={styles['go']}>
      <LinkButton variant="primary" size="lg" href="/">
        {t('Go to Guildhall')}
      </LinkButton>
    </div>
  </AuthLayout>
)

export interface InviteFailedProps {
  readonly message: string
  readonly onRetry: () => void
}

/** Shown if the server did not answer. */
export const InviteFailed = ({ message, onRetry }: InviteFailedProps) => (
  <AuthLayout
    litWindows={SOME_WINDOWS}
    title={t('We could not read your invite')}
    lead={t('{message} Your link is still good.', { message })}
  >
    <div className={styles['go']}>
      <Button variant="primary" size="lg" onPress={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  </AuthLayout>
)
