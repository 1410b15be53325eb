import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePayer } from '../../billing/index.ts'
import { BillingDetailsRoute } from './BillingDetailsRoute.tsx'
import { PaymentDetailRoute } from './PaymentDetailRoute.tsx'
import { PaymentDetailsRoute } from './PaymentDetailsRoute.tsx'
import type { PaymentStepId } from '../sign-up-steps.ts'

/** The payment steps; visitors who are neither signed in nor signing up are redirected to the login. Rule: ONB-2. */
export const PaymentRoute = ({ step }: { readonly step: PaymentStepId }) => {
  const navigate = useNavigate()
  const payer = usePayer()
  const isLost = payer === null && step !== 'payment-detail'
  useEffect(() => {
    if (isLost) void navigate({ href: '/login', replace: true })
  }, [isLost, navigate])
  if (step === 'payment-detail') return <PaymentDetailRoute />
  if (payer === null) return null
  return step === 'payment-details' ? <PaymentDetailsRoute payer={payer} /> : <BillingDetailsRoute payer={payer} />
}
