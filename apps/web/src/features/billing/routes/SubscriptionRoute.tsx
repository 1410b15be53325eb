import type { CompanyWire } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import { useCard, usePlan } from '../api/billing-queries.ts'
import { canPay } from '../can-pay.ts'
import { getNextPlan, type PlanView } from '../plan-view.ts'
import { usePendingPurchase } from '../use-pending-purchase.ts'
import { toLoadable } from '../../../shared/loadable/loadable.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import type { PlanActions } from '../billing-view.ts'
import { BillingAccessNote } from '../components/settings/BillingAccessNote.tsx'
import { useChangedCardToast, useChangeCard } from '../api/use-change-card.ts'
import { usePlanRenewal } from '../api/use-plan-renewal.ts'
import { AnnualSettings } from '../components/subscription/AnnualSettings.tsx'
import { CardSettings } from '../components/subscription/CardSettings.tsx'
import { PlanFailed, PlanLoading } from '../components/subscription/PlanStates.tsx'
import { SeatsSettings } from '../components/subscription/SeatsSettings.tsx'
import { type SubscriptionChild, subscriptionPath } from '../subscription-children.ts'
import { SubscriptionSettings } from '../components/subscription/SubscriptionSettings.tsx'
import { usePlanChange } from '../api/use-plan-change.ts'

export interface SubscriptionRouteProps {
  readonly company: CompanyWire
  /** Null for the overview. */
  readonly child: SubscriptionChild | null
}

/** The plan and its changes, for admins and billing members; other members see whom to contact. */
export const SubscriptionRoute = (props: SubscriptionRouteProps) =>
  canPay(props.company) ? <Plan {...props} /> : <BillingAccessNote company={props.company} />

const Plan = (props: SubscriptionRouteProps) => {
  useChangedCardToast()
  const plan = toLoadable(usePlan())
  if (plan.state === 'loading') return <PlanLoading />
  if (plan.state === 'failed') return <PlanFailed message={plan.message} onRetry={plan.onRetry} />
  return <Child {...props} view={plan.value} />
}

interface ChildProps extends SubscriptionRouteProps {
  readonly view: PlanView
}

const Child = (props: ChildProps) => {
  switch (props.child) {
    case 'annual':
      return <Annual view={props.view} />
    case 'seats':
      return <Seats view={props.view} />
    case 'card':
    case null:
      return <Overview {...props} />
  }
}

const Annual = ({ view }: { readonly view: PlanView }) => {
  const address = subscriptionPath('annual')
  usePendingPurchase(address)
  const wanted = { ...view.plan, billedAnnually: true }
  return <AnnualSettings view={view} wanted={wanted} changing={usePlanChange(view, wanted, address)} />
}

const Seats = ({ view }: { readonly view: PlanView }) => {
  const address = subscriptionPath('seats')
  const purchase = usePendingPurchase(address)
  const [seats, setSeats] = useState(() => purchase?.seats ?? getNextPlan(view).seats)
  const wanted = { ...view.plan, seats }
  return (
    <SeatsSettings view={view} wanted={wanted} onSeats={setSeats} changing={usePlanChange(view, wanted, address)} />
  )
}

const Overview = ({ child, company, view }: ChildProps) => {
  const now = useNow()
  const card = useCard()
  const renewal = usePlanRenewal()
  const changeCard = useChangeCard()
  const actions: PlanActions = {
    onChangeCard: () => changeCard.open(view, subscriptionPath(child)),
    isOpeningCard: changeCard.isOpening,
    onCancel: () => renewal.cancel(view),
    isCancelling: renewal.pendingAction === 'cancel',
    onResume: () => renewal.resume(view),
    isResuming: renewal.pendingAction === 'resume',
    refusal: renewal.refusal ?? changeCard.refusal,
  }
  if (child === 'card') return <CardSettings view={view} card={toLoadable(card)} actions={actions} />
  return <SubscriptionSettings view={view} company={company} card={card.data} actions={actions} now={now} />
}
