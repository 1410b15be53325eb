import { isPaymentLate } from '@guildhall/domain/billing'
import type { CompanyWire } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { PlanBanner, planQuery, canPay } from '../../features/billing/index.ts'
import { useNow } from '../../shared/hooks/use-now.ts'

export interface PlanBannerHostProps {
  readonly company: CompanyWire
}

/** The plan's banner as of now, on pages that stay open for days; the payment method is loaded only if it is needed. */
export const PlanBannerHost = ({ company }: PlanBannerHostProps) => {
  const now = useNow()
  const plan = useQuery({ ...planQuery, enabled: isPaymentLate(company.subscriptionStatus) && canPay(company) })
  return <PlanBanner company={company} now={now} method={plan.data?.method} />
}
