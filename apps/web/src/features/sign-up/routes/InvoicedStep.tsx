import { LinkButton } from '@guildhall/ui-kit/Button'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { AuthLayout } from '../../../shared/components/AuthLayout/index.ts'
import styles from './SignUp.module.css'
import { t } from '../../../shared/i18n/index.ts'

const ALL_WINDOWS = 22

export interface InvoicedStepProps {
  readonly number: string
  /** 'USD 2,040.00' */
  readonly total: string
  /** '12 March 2026' */
  readonly due: string
  readonly email: string
  readonly isUpgrade: boolean
}

/** The invoice is issued: the next steps. Rules: ONB-2, BILL-23. */
export const InvoicedStep = ({ due, email, isUpgrade, number, total }: InvoicedStepProps) => (
  <AuthLayout
    litWindows={ALL_WINDOWS}
    isDoorOpen
    title={t('Invoice {number} is on its way', { number })}
    lead={t('{total}, due on {due}. We have sent it to {email}.', { total, due, email })}
    aside={isUpgrade ? <Link href="/dashboard">{t('Your dashboard')}</Link> : <Link href="/login">{t('Sign in')}</Link>}
  >
    <div className={styles['next']}>
      <Text tone="muted">
        {isUpgrade
          ? t('Until it is paid you keep the rights that you have. Your plan stands as soon as the money is there.')
          : t(
              'One thing is left: follow the link that we sent to confirm your address. Until the invoice is due you have the rights of a trial; your plan stands as soon as the money is there.',
            )}
      </Text>
      {isUpgrade && (
        <LinkButton variant="primary" size="lg" href="/settings/billing">
          {t('See it in your billing')}
        </LinkButton>
      )}
    </div>
  </AuthLayout>
)
