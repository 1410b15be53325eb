import type { CompanyWire } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { PlanBanner } from '../../features/billing/components/PlanBanner/index.ts'
import { planQuery } from '../../features/billing/api/billing-queries.ts'
import { mayPay } from '../../features/billing/may-pay.ts'

export interface PlanBannerHostProps {
  readonly company: CompanyWire
  readonly now: Date
}

/** The plan's banner; what pays is asked for only where that matters. */
export const PlanBannerHost = ({ company, now }: PlanBannerHostProps) => {
  const isLate = company.subscriptionStatus === 'past_due' || company.subscriptionStatus === 'suspended'
  const plan = useQuery({ ...planQuery, enabled: isLate && mayPay(company) })
  return <PlanBanner company={company} now={now} method={plan.data?.method} />
}
