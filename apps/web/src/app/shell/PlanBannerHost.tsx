import { isPaymentLate } from '@guildhall/domain/billing'
import type { CompanyWire } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { PlanBanner, planQuery, canPay } from '../../features/billing/index.ts'

export interface PlanBannerHostProps {
  readonly company: CompanyWire
  readonly now: Date
}

/** The plan's banner; the payment method is loaded only if it is needed. */
export const PlanBannerHost = ({ company, now }: PlanBannerHostProps) => {
  const plan = useQuery({ ...planQuery, enabled: isPaymentLate(company.subscriptionStatus) && canPay(company) })
  return <PlanBanner company={company} now={now} method={plan.data?.method} />
}
