import { isCompanySize, type Plan } from '@guildhall/domain/plans'
import type { CompanyWire } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { usePageTitle } from '../../app/use-page-title.ts'
import { optionsQuery, usualOptions } from './sign-up-options.ts'
import { SubscriptionStep } from './SubscriptionStep.tsx'

/** What a plan would cost the company that asks: its own size and seats, to change at will. Source: product-spec §2; D9. */
export const UpgradeRoute = ({ company }: { readonly company: CompanyWire }) => {
  usePageTitle('Choose your subscription type')
  const navigate = useNavigate()
  const options = useQuery(optionsQuery).data ?? usualOptions
  const [plan, setPlan] = useState<Plan>({
    size: isCompanySize(company.employeeCount) ? company.employeeCount : '11-50',
    seats: company.seats,
    billedAnnually: company.billedAnually,
  })
  const home = (): void => void navigate({ href: '/dashboard' })
  return (
    <SubscriptionStep
      isUpgrade
      plan={plan}
      base={options.planBase}
      onChange={(changes) => setPlan((now) => ({ ...now, ...changes }))}
      onNext={home}
      onBack={home}
    />
  )
}
