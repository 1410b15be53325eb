import type { CompanyWire } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import { useCard, usePlan } from '../api/billing-queries.ts'
import { mayPay } from '../may-pay.ts'
import { nextPlanOf, type PlanView } from '../plan-view.ts'
import { useKeptPurchase } from '../use-kept-purchase.ts'
import { loadableOf } from '../../../shared/loadable/loadable.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import type { PlanActions } from '../billing-view.ts'
import { PayersNote } from '../components/settings/PayersNote.tsx'
import { useCardReturn, useOtherCard } from '../api/use-other-card.ts'
import { usePlanTurn } from '../api/use-plan-turn.ts'
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

/** The plan and its changes, for admins and billing people; the others see who they are. */
export const SubscriptionRoute = (props: SubscriptionRouteProps) =>
  mayPay(props.company) ? <Plan {...props} /> : <PayersNote company={props.company} />

const Plan = (props: SubscriptionRouteProps) => {
  useCardReturn()
  const plan = loadableOf(usePlan())
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
      return <Standing {...props} />
  }
}

const Annual = ({ view }: { readonly view: PlanView }) => {
  const address = subscriptionPath('annual')
  useKeptPurchase(address)
  const wanted = { ...view.plan, billedAnnually: true }
  return <AnnualSettings view={view} wanted={wanted} changing={usePlanChange(view, wanted, address)} />
}

const Seats = ({ view }: { readonly view: PlanView }) => {
  const address = subscriptionPath('seats')
  const kept = useKeptPurchase(address)
  const [seats, setSeats] = useState(() => kept?.seats ?? nextPlanOf(view).seats)
  const wanted = { ...view.plan, seats }
  return (
    <SeatsSettings view={view} wanted={wanted} onSeats={setSeats} changing={usePlanChange(view, wanted, address)} />
  )
}

const Standing = ({ child, company, view }: ChildProps) => {
  const now = useNow()
  const card = useCard()
  const turn = usePlanTurn()
  const otherCard = useOtherCard()
  const actions: PlanActions = {
    onOtherCard: () => otherCard.open(view, subscriptionPath(child)),
    isOpeningCard: otherCard.isOpening,
    onCancel: () => turn.cancel(view),
    isCancelling: turn.turning === 'cancel',
    onResume: () => turn.resume(view),
    isResuming: turn.turning === 'resume',
    refusal: turn.refusal ?? otherCard.refusal,
  }
  if (child === 'card') return <CardSettings view={view} card={loadableOf(card)} actions={actions} />
  return <SubscriptionSettings view={view} company={company} card={card.data} actions={actions} now={now} />
}
