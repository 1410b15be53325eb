import type { BasePrice, Plan } from '@guildhall/domain/plans'
import { INVOICE_DUE_DAYS } from '@guildhall/domain/shared'
import { Button } from '@guildhall/ui-kit/Button'
import { Note } from '@guildhall/ui-kit/Note'
import { OptionList } from '@guildhall/ui-kit/OptionList'
import { Text } from '@guildhall/ui-kit/Text'
import { priceOf } from '../../billing/index.ts'
import { PaymentFrame } from './PaymentFrame.tsx'
import styles from './SubscriptionStep.module.css'
import { say } from '../../../shared/i18n/index.ts'

/** How somebody pays. */
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
  /** What the last try was refused with, in words. */
  readonly refusal: string | null
}

const methods = [
  {
    id: 'card',
    label: say('By card'),
    description: say('On the page of our payment provider; we never see the number. Your plan stands at once.'),
  },
  {
    id: 'invoice',
    label: say('By invoice'),
    description: say(
      'Due in {invoiceDueDays} days by bank transfer. Until it is paid you keep the rights that you have.',
      { invoiceDueDays: INVOICE_DUE_DAYS },
    ),
  },
] as const

const renewalWords = (by: PayingBy, { billedAnnually }: Plan): string => {
  if (by === 'card')
    return billedAnnually ? say('Renews each year until you cancel.') : say('Renews each month until you cancel.')
  return billedAnnually ? say('Invoiced each year until you cancel.') : say('Invoiced each month until you cancel.')
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
    title={say('Enter your payment details')}
    lead={say('Choose how you pay. You can change it later in your settings.')}
    plan={plan}
    base={base}
    isUpgrade={isUpgrade}
    actions={
      <>
        {refusal !== null && (
          <div role="alert">
            <Note tone="warning">{refusal}</Note>
          </div>
        )}
        <div className={styles['go']}>
          <Button
            look="primary"
            size="lg"
            isBlock
            onPress={onNext}
            isPending={isPending}
            pendingLabel={say('One moment')}
          >
            {by === 'card' ? say('Pay {price}', { price: priceOf(plan, base) }) : say('Go on to billing details')}
          </Button>
          <Button look="quiet" size="lg" isBlock onPress={onBack} isDisabled={isPending}>
            {say('Back')}
          </Button>
        </div>
        <Text look="caption">{renewalWords(by, plan)}</Text>
      </>
    }
  >
    <OptionList<PayingBy> label={say('How you pay')} isTall value={by} onChange={onChange} options={methods} />
  </PaymentFrame>
)
