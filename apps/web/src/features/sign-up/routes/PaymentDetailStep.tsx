import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Link } from '@guildhall/ui-kit/Link'
import { Spinner } from '@guildhall/ui-kit/Spinner'
import { Text } from '@guildhall/ui-kit/Text'
import { AuthLayout } from '../../../shared/components/AuthLayout/index.ts'
import type { PaymentOutcome } from '../payment-outcome.ts'
import styles from './SignUp.module.css'
import { t } from '../../../shared/i18n/index.ts'

const ALL_WINDOWS = 22
const MOST_WINDOWS = 18

export interface PaymentDetailStepProps {
  readonly outcome: PaymentOutcome
  /** What was bought, if it is known: '3 seats, USD 2,040 a month'. */
  readonly purchase: string | null
  /** True until the address is verified. */
  readonly waitsForMail: boolean
  readonly email: string
  readonly onAskAgain: () => void
  readonly onPayAgain: () => void
}

const titles: Readonly<Record<PaymentOutcome, string>> = {
  asking: t('One moment: your payment is being confirmed'),
  paid: t('Your subscription is active'),
  slow: t('Your payment is not confirmed yet'),
  cancelled: t('Nothing was charged'),
  'not-a-payer': t('No payment waits for you'),
  nobody: t('Sign in to see your payment'),
}

const Words = ({ purchase: bought, email, onAskAgain, onPayAgain, outcome, waitsForMail }: PaymentDetailStepProps) => {
  switch (outcome) {
    case 'asking':
      return (
        <div className={styles['waiting']} role="status">
          <Spinner label={t('Waiting for the payment provider')} />
          <Text tone="muted">
            {t('This takes a few seconds. You can stay here or come back later: nothing is lost.')}
          </Text>
        </div>
      )
    case 'paid':
      return (
        <div className={styles['next']} role="status">
          {bought !== null && <Text>{bought}</Text>}
          <Text tone="muted">
            {waitsForMail
              ? t(
                  'The receipt is on its way to {email}. One thing is left: follow the link that we sent there to confirm your address.',
                  { email },
                )
              : t('The receipt is on its way by mail. Your team can contact people from now on.')}
          </Text>
          {!waitsForMail && (
            <LinkButton variant="primary" size="lg" href="/dashboard">
              {t('Go to your dashboard')}
            </LinkButton>
          )}
        </div>
      )
    case 'slow':
      return (
        <div className={styles['next']}>
          <Text tone="muted">
            {t(
              'The provider has not told us yet. If you have paid, your plan stands as soon as it does, and we mail you. Please do not pay again.',
            )}
          </Text>
          <Button variant="primary" size="lg" onPress={onAskAgain}>
            {t('Ask again')}
          </Button>
        </div>
      )
    case 'cancelled':
      return (
        <div className={styles['next']}>
          <Text tone="muted">{t('You came back before paying. Everything that you chose is still here.')}</Text>
          <Button variant="primary" size="lg" onPress={onPayAgain}>
            {t('Back to payment')}
          </Button>
        </div>
      )
    case 'not-a-payer':
      return (
        <div className={styles['next']}>
          <Text tone="muted">
            {t('Plans are paid for by a company’s admins and billing managers. There is nothing for you to do here.')}
          </Text>
          <LinkButton variant="primary" size="lg" href="/dashboard">
            {t('Go to your dashboard')}
          </LinkButton>
        </div>
      )
    case 'nobody':
      return (
        <div className={styles['next']}>
          <Text tone="muted">{t('If you have paid, nothing is lost: it stands with your company.')}</Text>
          <LinkButton variant="primary" size="lg" href="/login">
            {t('Sign in')}
          </LinkButton>
        </div>
      )
  }
}

/** The return page of the provider; it polls until there is an answer. Rules: BILL-12, UI-51. */
export const PaymentDetailStep = (props: PaymentDetailStepProps) => (
  <AuthLayout
    litWindows={props.outcome === 'paid' ? ALL_WINDOWS : MOST_WINDOWS}
    isDoorOpen={props.outcome === 'paid'}
    title={titles[props.outcome]}
    aside={<Link href="/dashboard">{t('Your dashboard')}</Link>}
  >
    <Words {...props} />
  </AuthLayout>
)
