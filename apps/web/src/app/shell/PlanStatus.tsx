import { PlanMeter, canPay } from '../../features/billing/index.ts'
import { useNow } from '../../shared/hooks/use-now.ts'
import { useRequestsLeft } from '../../features/conversations/index.ts'
import { useSignedIn } from '../../features/session/index.ts'

/** The status of a paid plan, shown on every page; links to the subscription for users who may change it. Rule: UI-30. */
export const PlanStatus = () => {
  const { company } = useSignedIn()
  const requests = useRequestsLeft(company !== null)
  const now = useNow()
  if (company === null) return null
  return (
    <PlanMeter
      company={company}
      requests={requests}
      now={now}
      href={canPay(company) ? '/settings/subscription' : null}
    />
  )
}
