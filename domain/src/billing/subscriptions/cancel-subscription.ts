import type { Actor } from '../../identity/index.ts'
import { err, type Result } from '../../shared/index.ts'
import { askProvider } from '../change-requests/ask-provider.ts'
import {
  type InvoicedCancellationDeps,
  type CancellationState,
  changeInvoicedCancellation,
} from './invoiced-cancellation.ts'
import type { ChangePlanDeps } from './change-plan.ts'
import { resolvePayer, type PayerProblem } from '../payer.ts'
import { canBeCancelled } from './subscription.ts'

export interface CancelSubscriptionCommand {
  readonly actor: Actor
  readonly service: string
  readonly key: string
}

export type CancelSubscriptionDeps = ChangePlanDeps & InvoicedCancellationDeps

/** 'not-now': it is cancelled already, is not cancelled and cannot be resumed, or its period has ended. */
export type CancelSubscriptionProblem = PayerProblem | 'no-subscription' | 'not-now'

const changeCancellation =
  (to: 'cancelled' | 'resumed') =>
  (deps: CancelSubscriptionDeps) =>
  async (command: CancelSubscriptionCommand): Promise<Result<CancellationState, CancelSubscriptionProblem>> => {
    const payer = await resolvePayer(deps)(command.actor, command.service)
    if (!payer.ok) return payer
    const { company, gateway } = payer.value
    const subscription = await deps.subscriptions.findRunning(company.uuid)
    if (subscription === null || subscription.status === 'incomplete') return err('no-subscription')
    const { status, subscriptionId } = subscription
    const isPossible = to === 'cancelled' ? canBeCancelled(status) : status === 'cancelled'
    if (!isPossible) return err('not-now')
    if (subscriptionId === null) return changeInvoicedCancellation(deps)(company.uuid, to, command.actor.accountUuid)
    const asked = await askProvider(deps)(gateway, {
      companyUuid: company.uuid,
      service: gateway.service,
      subscriptionId,
      change: { type: to },
      key: `${to}:${company.uuid}:${command.key}`,
      actorUuid: command.actor.accountUuid,
    })
    if (asked.ok) return asked
    return asked.problem === 'another-settled' ? changeCancellation(to)(deps)(command) : err('not-now')
  }

/** Cancels a subscription at the end of the paid period; entitlements remain until then. Rule: BILL-6. */
export const cancelSubscription = changeCancellation('cancelled')

/** Resumes a cancelled subscription before its period ends. Rule: BILL-6. */
export const resumeSubscription = changeCancellation('resumed')
