import type { BasePrice, Plan } from '@guildhall/domain/plans'
import { INVOICE_DUE_DAYS } from '@guildhall/domain/billing'
import { Button } from '@guildhall/ui-kit/Button'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { RadioCardGroup } from '@guildhall/ui-kit/RadioCardGroup'
import { Text } from '@guildhall/ui-kit/Text'
import { formatPrice } from '../../billing/index.ts'
import { PaymentFrame } from './PaymentFrame.tsx'
import styles from './SubscriptionStep.module.css'
import { t } from '../../../shared/i18n/index.ts'

/** The payment methods. */
export type PayingBy = 'card' | 'invoice'

export interface PaymentDetailsStepProps {
  readonly plan: Plan
  readonly base: BasePrice
  readonly isUpgrade: boolean
  readonly by: PayingBy
  readonly onChange: (by: PayingBy) => void
  readonly onNext: () => void
  readonly onBack: () => void
  readonly isPending: boolean
  /** The error of the last attempt, as text. */
  readonly refusal: string | null
}

const methods = [
  {
    id: 'card',
    label: t('By card'),
    description: t('On the page of our payment provider; we never see the number. Your plan stands at once.'),
  },
  {
    id: 'invoice',
    label: t('By invoice'),
    description: t(
      'Due in {invoiceDueDays} days by bank transfer. Until it is paid you keep the rights that you have.',
      { invoiceDueDays: INVOICE_DUE_DAYS },
    ),
  },
] as const

const formatRenewal = (by: PayingBy, { billedAnnually }: Plan): string => {
  if (by === 'card')
    return billedAnnually ? t('Renews each year until you cancel.') : t('Renews each month until you cancel.')
  return billedAnnually ? t('Invoiced each year until you cancel.') : t('Invoiced each month until you cancel.')
}

/** "Enter your payment details": by card or by invoice. Rule: ONB-2. */
export const PaymentDetailsStep = ({
  base,
  by,
  isPending,
  isUpgrade,
  onBack,
  onChange,
  onNext,
  plan,
  refusal,
}: PaymentDetailsStepProps) => (
  <PaymentFrame
    step="payment-details"
    title={t('Enter your payment details')}
    lead={t('Choose how you pay. You can change it later in your settings.')}
    plan={plan}
    base={base}
    isUpgrade={isUpgrade}
    actions={
      <>
        {refusal !== null && (
          <div role="alert">
            <InlineMessage tone="warning">{refusal}</InlineMessage>
          </div>
        )}
        <div className={styles['go']}>
          <Button
            variant="primary"
            size="lg"
            fullWidth
            onPress={onNext}
            isPending={isPending}
            pendingLabel={t('One moment')}
          >
            {by === 'card' ? t('Pay {price}', { price: formatPrice(plan, base) }) : t('Go on to billing details')}
          </Button>
          <Button variant="quiet" size="lg" fullWidth onPress={onBack} isDisabled={isPending}>
            {t('Back')}
          </Button>
        </div>
        <Text variant="caption">{formatRenewal(by, plan)}</Text>
      </>
    }
  >
    <RadioCardGroup<PayingBy> label={t('How you pay')} size="lg" value={by} onChange={onChange} options={methods} />
  </PaymentFrame>
)
