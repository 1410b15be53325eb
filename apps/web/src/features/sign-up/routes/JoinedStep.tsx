import { Button } from '@guildhall/ui-kit/Button'
import { Text } from '@guildhall/ui-kit/Text'
import { AuthLayout } from '../../../shared/components/AuthLayout/index.ts'
import styles from './SignUp.module.css'
import { t } from '../../../shared/i18n/index.ts'

const ALL_WINDOWS = 22

export interface JoinedStepProps {
  readonly firstName: string
  readonly companyName: string
  readonly onGo: () => void
  readonly isPending?: boolean
}

/** "Sign up successful" of an invited user, who is already signed in, because the link has verified the address. Rules: ONB-3, COMP-28. */
export const JoinedStep = ({ firstName, companyName, onGo, isPending = false }: JoinedStepProps) => (
  <AuthLayout
    litWindows={ALL_WINDOWS}
    isDoorOpen
    title={t('Sign up successful')}
    lead={t('Welcome, {firstName}. You are of {companyName}’s team, and signed in.', { firstName, companyName })}
  >
    <div className={styles['next']}>
      <Text variant="label">{t('What comes next')}</Text>
      <Text tone="muted">{t('Add a picture of yourself: contractors look at it before they answer.')}</Text>
    </div>
    <div className={styles['go']}>
      <Button variant="primary" size="lg" onPress={onGo} isPending={isPending} pendingLabel={t('One moment')}>
        {t('Go to your dashboard')}
      </Button>
    </div>
  </AuthLayout>
)
