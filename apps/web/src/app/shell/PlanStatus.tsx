import { PlanMeter, canPay } from '../../features/billing/index.ts'
import { useNow } from '../../shared/hooks/use-now.ts'
import { useRequestsLeft } from '../../features/conversations/index.ts'
import { useSignedIn } from '../../features/session/index.ts'

/** A paid plan on every page; leads to the subscription who may change it. Rule: UI-30. */
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
