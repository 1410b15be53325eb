import { type BasePrice, type Plan, formatSeats } from '@guildhall/domain/plans'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { startUpgrade, useSession } from '../../session/index.ts'
import { canPay, usePendingPurchase, usePayer, formatPrice } from '../../billing/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { getPaymentOutcome } from '../payment-outcome.ts'
import { PaymentDetailStep } from './PaymentDetailStep.tsx'
import { usePaymentStatus } from '../api/use-payment-status.ts'
import { useSignUpOptions } from '../api/use-sign-up-options.ts'
import { signUpPath } from '../sign-up-steps.ts'
import { t } from '../../../shared/i18n/index.ts'

/** '3 seats, USD 2,040 a month.' */
const formatPurchase = (plan: Plan, base: BasePrice): string =>
  `${formatSeats(plan.seats)}, ${formatPrice(plan, base)} ${plan.billedAnnually ? t('a year') : t('a month')}.`

/** Polls the payment's status until it arrives; after forty polls it shows that it is slow. Rule: BILL-12. */
export const PaymentDetailRoute = () => {
  usePageTitle(t('Payment'))
  const navigate = useNavigate()
  const { result } = useSearch({ strict: false })
  const session = useSession()
  const payer = usePayer()
  const { paymentService, planBase } = useSignUpOptions()
  const pending = usePendingPurchase(signUpPath('payment-detail'))
  const [attempt, setAttempt] = useState(0)
  const isCancelled = result === 'cancelled'
  const isSigningUp = payer?.isUpgrade === false
  const isPayer = isSigningUp || (session?.company ? canPay(session.company) : false)
  const status = usePaymentStatus(isCancelled || !isPayer ? null : payer, paymentService, attempt)
  const outcome = getPaymentOutcome({ ...status, session, isSigningUp, isCancelled })
  const purchase = pending === null || payer === null ? null : formatPurchase({ ...payer.plan, ...pending }, planBase)
  return (
    <PaymentDetailStep
      outcome={outcome}
      purchase={purchase}
      waitsForMail={session === null}
      email={payer?.email ?? ''}
      onAskAgain={() => setAttempt(attempt + 1)}
      onPayAgain={() => {
        startUpgrade()
        void navigate({ href: signUpPath('payment-details') })
      }}
    />
  )
}
