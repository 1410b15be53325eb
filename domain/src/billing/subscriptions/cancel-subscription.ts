import type { Actor } from '../../identity/index.ts'
import { err, ok, type Result } from '../../shared/index.ts'
import {
  type InvoicedCancellationDeps,
  type CancellationState,
  changeInvoicedCancellation,
  createCancellationEntry,
} from './invoiced-cancellation.ts'
import type { ChangePlanDeps } from './change-plan.ts'
import { withCompanyLock } from '../with-company-lock.ts'
import { resolvePayer, type PayerProblem } from '../payer.ts'

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
    if ((subscription.status === 'cancelled') === (to === 'cancelled')) return err('not-now')
    const { subscriptionId } = subscription
    if (subscriptionId === null) return changeInvoicedCancellation(deps)(company.uuid, to, command.actor.accountUuid)
    const key = `${to}:${company.uuid}:${command.key}`
    const state = await withCompanyLock(deps)<CancellationState, never>(company.uuid, async ({ audit }) => {
      const changed = await (to === 'cancelled'
        ? gateway.cancelAtPeriodEnd(subscriptionId, key)
        : gateway.resume(subscriptionId, key))
      await audit.add(createCancellationEntry(deps, company.uuid, to, command.actor.accountUuid))
      return ok(changed)
    })
    await deps.syncSubscription({ service: gateway.service, subscriptionId })
    return state
  }

/** Cancels a subscription at the end of the paid period; entitlements remain until then. Rule: BILL-6. */
export const cancelSubscription = changeCancellation('cancelled')

/** Resumes a cancelled subscription before its period ends. Rule: BILL-6. */
export const resumeSubscription = changeCancellation('resumed')
