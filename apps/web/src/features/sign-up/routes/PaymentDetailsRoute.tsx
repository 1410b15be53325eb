import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { savePendingPurchase, type Payer } from '../../billing/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { PaymentDetailsStep, type PayingBy } from './PaymentDetailsStep.tsx'
import { useCheckout } from '../api/use-checkout.ts'
import { useSignUpOptions } from '../api/use-sign-up-options.ts'
import { signUpPath } from '../sign-up-steps.ts'
import { t } from '../../../shared/i18n/index.ts'

/** Opens the provider’s page, or continues to the billing details. Rule: BILL-12. */
export const PaymentDetailsRoute = ({ payer }: { readonly payer: Payer }) => {
  usePageTitle(t('Enter your payment details'))
  const navigate = useNavigate()
  const [by, setBy] = useState<PayingBy>('card')
  const { paymentService: provider, planBase: base } = useSignUpOptions()
  const { isUpgrade, plan } = payer
  const { billedAnnually, seats } = plan
  const checkout = useCheckout(payer, provider, base.currency)
  const pay = (): void =>
    checkout.mutate(undefined, {
      onSuccess: (answer) => {
        if (!answer.ok) return
        savePendingPurchase({ address: signUpPath('payment-detail'), seats, billedAnnually })
        window.location.assign(answer.value.checkoutUrl)
      },
    })
  const refused = checkout.data?.ok === false ? checkout.data.message : null
  const unreachable = checkout.isError ? t('The payment page cannot be reached at the moment. Please try again.') : null
  return (
    <PaymentDetailsStep
      plan={plan}
      base={base}
      isUpgrade={isUpgrade}
      by={by}
      onChange={setBy}
      // The redirect to the provider's page takes a moment longer than the response.
      isPending={checkout.isPending || checkout.data?.ok === true}
      refusal={refused ?? unreachable}
      onNext={() => (by === 'card' ? pay() : void navigate({ href: signUpPath('billing-details') }))}
      onBack={() => void navigate({ href: signUpPath('subscription-details') })}
    />
  )
}
