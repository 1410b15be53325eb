import type { Actor, AccountRepository } from '../../identity/index.ts'
import {
  type AuditLog,
  type Clock,
  createAuditEntry,
  err,
  type IdGenerator,
  ok,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'
import { resolvePayer, type PayerDeps, type PayerProblem } from '../payer.ts'
import type { HostedPage, PaymentGateway } from './payment-gateway.port.ts'
import type { SubscriptionRepository } from '../billing-repositories.port.ts'
import { isSamePlan, toPlan, type PlanOrder } from '../subscriptions/plan-order.ts'
import type { Plan } from '../../plans/index.ts'
import type { Subscription } from '../subscriptions/subscription.ts'

export interface StartCheckoutCommand {
  readonly actor: Actor
  readonly service: string
  readonly order: PlanOrder
  /** Idempotency key: the same key opens the same page. */
  readonly key: string
}

export interface StartCheckoutDeps extends PayerDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly publicUrl: string
  readonly subscriptions: Pick<SubscriptionRepository, 'findLatest' | 'findRunning'>
  readonly unitOfWork: UnitOfWork<{ readonly audit: Pick<AuditLog, 'add'> }>
}

/**
 * 'running-already': the company pays by card already, so that its plan is changed rather than bought; or the plan is not the running one.
 */
export type StartCheckoutProblem = PayerProblem | 'invalid' | 'running-already'

/** Where the provider's page returns to after a first payment. Rule: BILL-12. */
export const CHECKOUT_RETURN_PATH = '/sign-up/payment-detail'
/** Where it returns to after a change from invoices to a card. Rule: BILL-17. */
export const CARD_CHANGE_PATH = '/settings/subscription/card'

/** Until when the plan is paid by invoice before the card takes over; null for a first payment. */
const resolveStart = (
  running: Subscription | null,
  plan: Plan,
  gateway: PaymentGateway,
  now: Date,
): Result<Date | null, 'running-already'> => {
  if (running === null || running.status === 'incomplete') return ok(null)
  if (running.method !== 'invoice') return err('running-already')
  const paidUntil = running.period?.end ?? now
  if (paidUntil <= now) return ok(null)
  return gateway.supportsDelayedStart && isSamePlan(plan, running.plan) ? ok(paidUntil) : err('running-already')
}

/**
 * Opens the provider's page for a first payment, or for changing from invoices to a card; then nothing is charged before the invoiced
 * period ends. Nothing is bought until the provider confirms it by a signed event. Rules: BILL-12, BILL-17, MOD-7.
 */
export const startCheckout =
  (deps: StartCheckoutDeps) =>
  async ({ actor, service, order, key }: StartCheckoutCommand): Promise<Result<HostedPage, StartCheckoutProblem>> => {
    const payer = await resolvePayer(deps)(actor, service)
    if (!payer.ok) return payer
    const { company, gateway, region } = payer.value
    const plan = toPlan(order, region.currency, payer.value)
    if (!plan.ok) return plan
    const running = await deps.subscriptions.findRunning(company.uuid)
    const startsAt = resolveStart(running, plan.value, gateway, deps.clock.now())
    if (!startsAt.ok) return startsAt
    const latest = await deps.subscriptions.findLatest(company.uuid)
    const account = await deps.accounts.find(actor.accountUuid)
    const back = `${deps.publicUrl}${startsAt.value === null ? CHECKOUT_RETURN_PATH : CARD_CHANGE_PATH}`
    const page = await gateway.startCheckout({
      companyUuid: company.uuid,
      customerId: latest?.service === gateway.service ? latest.customerId : null,
      email: company.email ?? account?.email ?? '',
      companyName: company.name,
      plan: plan.value,
      region,
      successUrl: `${back}?result=paid`,
      cancelUrl: `${back}?result=cancelled`,
      startsAt: startsAt.value,
      key: `checkout:${company.uuid}:${key}`,
    })
    const details = { ...plan.value }
    const { accountUuid: actorUuid } = actor
    await deps.unitOfWork.run(async ({ audit }) => {
      await audit.add(
        createAuditEntry(deps, { companyUuid: company.uuid, actorUuid, action: 'checkout-started', details }),
      )
      return ok(null)
    })
    return ok(page)
  }
