import { EMAIL_RESTORATION_HOURS } from '@guildhall/domain/identity'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { AuthLayout } from '../../../../shared/components/AuthLayout/index.ts'
import { FormAlert } from '../../../../shared/components/FormAlert/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The link waits for a press, has done its work, or cannot be used any more. */
export type EmailRestorationState = 'open' | 'done' | 'expired'

export interface RestoreEmailPageProps {
  readonly state: EmailRestorationState
  /** The address that was taken back; '' before. */
  readonly email: string
  readonly onRestore: () => void
  readonly isPending?: boolean
  readonly refusal?: string | null
}

const SOME_WINDOWS = 5

/** Takes an address back after somebody changed it. Rule: IDEN-47. */
export const RestoreEmailPage = ({
  state,
  email,
  onRestore,
  isPending = false,
  refusal = null,
}: RestoreEmailPageProps) => {
  const aside = <Link href="/login">{t('Sign in')}</Link>
  if (state === 'expired')
    return (
      <AuthLayout
        litWindows={SOME_WINDOWS}
        title={t('This link can no longer be used')}
        lead={t('It works once, for {hours} hours after the change.', { hours: EMAIL_RESTORATION_HOURS })}
        aside={aside}
      >
        <Text tone="muted">{t('If somebody else has your account, please write to us.')}</Text>
      </AuthLayout>
    )
  if (state === 'done')
    return (
      <AuthLayout
        litWindows={SOME_WINDOWS}
        title={t('The address is yours again')}
        lead={t(
          'Every device was signed out. We have sent a link for a new password to {email}: set one before you do anything else.',
          {
            email,
          },
        )}
        aside={aside}
      >
        <LinkButton variant="primary" size="lg" href="/login">
          {t('Sign in')}
        </LinkButton>
      </AuthLayout>
    )
  return (
    <AuthLayout
      litWindows={SOME_WINDOWS}
      title={t('Take your address back')}
      lead={t('Your account gets this e-mail address again, and every device is signed out.')}
      aside={aside}
    >
      <FormAlert message={refusal} />
      <Button
        variant="primary"
        size="lg"
        fullWidth
        onPress={onRestore}
        isPending={isPending}
        pendingLabel={t('Taking it back')}
      >
        {t('Take it back')}
      </Button>
    </AuthLayout>
  )
}
