import type { Actor } from '../identity/index.ts'
import { no, ok, type Result } from '../shared/index.ts'
import { type CancelInvoicedDeps, type Turned, turnInvoiced } from './cancel-invoiced.ts'
import type { ChangePlanDeps } from './change-plan.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { payerOf, type PayerProblem } from './payer.ts'

export interface CancelSubscriptionCommand {
  readonly actor: Actor
  readonly service: string
  readonly key: string
}

export type CancelSubscriptionDeps = ChangePlanDeps & CancelInvoicedDeps

/** 'not-now': it is cancelled already, or not, where it should be resumed; or its period has ended. */
export type CancelSubscriptionProblem = PayerProblem | 'no-subscription' | 'not-now'

const turn =
  (to: 'cancelled' | 'resumed') =>
  (deps: CancelSubscriptionDeps) =>
  async (command: CancelSubscriptionCommand): Promise<Result<Turned, CancelSubscriptionProblem>> => {
    const payer = await payerOf(deps)(command.actor, command.service)
    if (!payer.ok) return payer
    const { company, gateway } = payer.value
    const subscription = await deps.subscriptions.findRunning(company.uuid)
    if (subscription === null || subscription.status === 'incomplete') return no('no-subscription')
    if ((subscription.status === 'cancelled') === (to === 'cancelled')) return no('not-now')
    const { subscriptionId } = subscription
    if (subscriptionId === null) return turnInvoiced(deps)(company.uuid, to)
    const key = `${to}:${company.uuid}:${command.key}`
    const state = await oneAtATime(deps)<Turned, never>(company.uuid, async () =>
      ok(
        await (to === 'cancelled'
          ? gateway.cancelAtPeriodEnd(subscriptionId, key)
          : gateway.resume(subscriptionId, key)),
      ),
    )
    await deps.settleSubscription({ service: gateway.service, subscriptionId })
    return state
  }

/** Ends a subscription with the period that is paid for; rights stay until then. Rule: BILL-6. */
export const cancelSubscription = turn('cancelled')

/** Takes a cancellation back before its period ends. Rule: BILL-6. */
export const resumeSubscription = turn('resumed')
