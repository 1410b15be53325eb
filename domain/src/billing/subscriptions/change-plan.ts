import type { Actor } from '../../identity/index.ts'
import { addDays, type Clock, DAY_MS, err, ok, type Result } from '../../shared/index.ts'
import { askProvider, type AskProviderDeps } from '../change-requests/ask-provider.ts'
import { resolvePayer, type Payer, type PayerDeps, type PayerProblem } from '../payer.ts'
import type { ChangeProblem, GatewaySubscription, PlanChange } from '../payments/payment-gateway.port.ts'
import type { SubscriptionRepository } from '../billing-repositories.port.ts'
import type { BillingPeriod, SeatChangePreview } from '../../plans/index.ts'
import { checkPlanChange, toPlan, type PlanOrder } from './plan-order.ts'
import type { Subscription } from './subscription.ts'

export interface PlanChangeCommand {
  readonly actor: Actor
  readonly service: string
  readonly order: PlanOrder
}

export interface PreviewPlanChangeDeps extends PayerDeps {
  readonly clock: Clock
  readonly subscriptions: Pick<SubscriptionRepository, 'findRunning'>
}

export interface ChangePlanDeps extends PreviewPlanChangeDeps, AskProviderDeps {}

/** 'no-subscription': there is no subscription that is paid by card. */
export type PlanChangeProblem = PayerProblem | ChangeProblem | 'invalid' | 'no-subscription'

/**
 * The instant for prorating unused time: whole days before the period's end, so that the provider's seconds and our UTC days give the same
 * sum, and a change on the day of its preview costs what the preview showed. Rule: BILL-8.
 */
export const getProrationInstant = ({ start, end }: BillingPeriod, now: Date): Date => {
  const left = Math.floor(end.getTime() / DAY_MS) - Math.floor(now.getTime() / DAY_MS)
  const at = addDays(end, -Math.max(0, left))
  return at < start ? start : at
}

interface Prepared {
  readonly payer: Payer
  readonly subscription: Subscription
  readonly change: PlanChange
}

const prepare =
  (deps: PreviewPlanChangeDeps) =>
  async ({
    actor,
    service,
    order,
  }: PlanChangeCommand): Promise<Result<Prepared, Exclude<PlanChangeProblem, 'declined'>>> => {
    const payer = await resolvePayer(deps)(actor, service)
    if (!payer.ok) return payer
    const { company, region } = payer.value
    const plan = toPlan(order, region.currency, payer.value)
    if (!plan.ok) return plan
    const subscription = await deps.subscriptions.findRunning(company.uuid)
    if (subscription === null || subscription.subscriptionId === null || subscription.period === null) {
      return err('no-subscription')
    }
    const allowed = checkPlanChange(
      { ...subscription.plan, seats: subscription.nextSeats ?? subscription.plan.seats },
      plan.value,
    )
    if (subscription.status !== 'active' || !allowed.ok) return err('not-now')
    const at = getProrationInstant(subscription.period, deps.clock.now())
    const { subscriptionId } = subscription
    return ok({ payer: payer.value, subscription, change: { subscriptionId, plan: plan.value, region, at } })
  }

/** Previews the cost of a change today, as the provider will charge it. Rule: BILL-8. */
export const previewPlanChange =
  (deps: PreviewPlanChangeDeps) =>
  async (command: PlanChangeCommand): Promise<Result<SeatChangePreview, Exclude<PlanChangeProblem, 'declined'>>> => {
    const prepared = await prepare(deps)(command)
    if (!prepared.ok) return prepared
    const { change, payer, subscription } = prepared.value
    const preview = await payer.gateway.previewChange(change)
    const fewer = change.plan.seats < subscription.plan.seats && change.plan.size === subscription.plan.size
    return ok({ ...preview, newSeatCount: change.plan.seats, effectiveImmediately: !fewer })
  }

/** Changes a running plan and charges the previewed amount; if the card is declined, nothing is changed. Rules: BILL-8, BILL-9, MOD-7. */
export const changePlan =
  (deps: ChangePlanDeps) =>
  async (
    command: PlanChangeCommand & { readonly key: string },
  ): Promise<Result<GatewaySubscription, PlanChangeProblem>> => {
    const prepared = await prepare(deps)(command)
    if (!prepared.ok) return prepared
    const { change, payer } = prepared.value
    const { company, gateway } = payer
    const { subscriptionId, ...plan } = change
    const asked = await askProvider(deps)(gateway, {
      companyUuid: company.uuid,
      service: gateway.service,
      subscriptionId,
      change: { type: 'plan', ...plan },
      key: `change:${company.uuid}:${command.key}`,
      actorUuid: command.actor.accountUuid,
    })
    if (asked.ok) return asked
    return asked.problem === 'another-settled' ? changePlan(deps)(command) : err(asked.problem)
  }
