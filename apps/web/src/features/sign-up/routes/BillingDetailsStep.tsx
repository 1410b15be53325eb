import type { BasePrice, Plan } from '@guildhall/domain/plans'
import { Button } from '@guildhall/ui-kit/Button'
import type { FormError } from '@guildhall/ui-kit/Form'
import { Text } from '@guildhall/ui-kit/Text'
import { type AddressSuggestions, BillingDetailsForm, type BillingDetailsValues } from '../../billing/index.ts'
import { PaymentFrame } from './PaymentFrame.tsx'
import styles from './SubscriptionStep.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface BillingDetailsStepProps {
  readonly plan: Plan
  readonly base: BasePrice
  readonly isUpgrade: boolean
  readonly start?: BillingDetailsValues
  readonly addresses: AddressSuggestions
  readonly onSubmit: (values: BillingDetailsValues) => void
  readonly onBack: () => void
  readonly isPending: boolean
  readonly errors: readonly FormError[]
  readonly refusal: string | null
}

/** "Billing details": the recipient of the invoice, which is issued at once. Rules: ONB-2, BILL-23. */
export const BillingDetailsStep = ({
  addresses,
  base,
  errors,
  isPending,
  isUpgrade,
  onBack,
  onSubmit,
  plan,
  refusal,
  start,
}: BillingDetailsStepProps) => (
  <PaymentFrame
    step="billing-details"
    title={t('Billing details')}
    lead={t('This stands on your invoice, and the invoice goes to this address by mail.')}
    plan={plan}
    base={base}
    isUpgrade={isUpgrade}
    actions={
      <>
        <div className={styles['go']}>
          <Button
            variant="primary"
            size="lg"
            fullWidth
            type="submit"
            form="billing"
            isPending={isPending}
            pendingLabel={t('One moment')}
          >
            {t('Send me the invoice')}
          </Button>
          <Button variant="quiet" size="lg" fullWidth onPress={onBack} isDisabled={isPending}>
            {t('Back')}
          </Button>
        </div>
        <Text variant="caption">{t('The plan stands as soon as the invoice is paid.')}</Text>
      </>
    }
  >
    <BillingDetailsForm
      id="billing"
      addresses={addresses}
      onSubmit={onSubmit}
      errors={errors}
      refusal={refusal}
      {...(start === undefined ? {} : { start })}
    />
  </PaymentFrame>
)
