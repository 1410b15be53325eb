import { type CompanyDirectory, hasPermission } from '../../companies/index.ts'
import type { Actor } from '../../identity/index.ts'
import { type BillingPeriod, type PaymentRegion, type Plan, resolvePaymentRegion } from '../../plans/index.ts'
import { type Clock, err, ok, type Result } from '../../shared/index.ts'
import type { CountTeam } from '../payer.ts'
import type { SubscriptionRepository } from '../billing-repositories.port.ts'
import { getCompanyPlan } from './plan-order.ts'
import type { PaymentMethod, SubscriptionStatus } from './subscription.ts'

/** A company's plan, with everything that the price of a change is calculated from. */
export interface PlanOverview {
  readonly plan: Plan
  /** Seats from the next period on; null if unchanged. */
  readonly nextSeats: number | null
  readonly seatsInUse: number
  readonly region: PaymentRegion
  /** Null if nothing was bought yet, or the subscription has ended. */
  readonly method: PaymentMethod | null
  readonly status: SubscriptionStatus | 'none'
  /** The paid period, null if there is none. */
  readonly period: BillingPeriod | null
  readonly invoicePending: boolean
  /** The instant of this overview, from which days are counted. */
  readonly asOf: Date
}

export interface ReadPlanDeps {
  readonly clock: Clock
  readonly companyDirectory: Pick<CompanyDirectory, 'find'>
  readonly paymentRegions: readonly PaymentRegion[]
  readonly countTeam: CountTeam
  readonly subscriptions: Pick<SubscriptionRepository, 'findRunning'>
}

/**
 * Reads the company's plan for actors who may change it. Does not call the provider, so that it works while the provider does not respond.
 * Rule: BILL-19.
 */
export const readPlan =
  (deps: ReadPlanDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<PlanOverview, 'forbidden'>> => {
    if (actor.companyUuid === null || !hasPermission(actor.role, 'plan')) return err('forbidden')
    const company = await deps.companyDirectory.find(actor.companyUuid)
    if (company === null) return err('forbidden')
    const found = await deps.subscriptions.findRunning(company.uuid)
    const running = found?.status === 'incomplete' ? null : found
    const { seatsInUse } = await deps.countTeam(company.uuid)
    return ok({
      plan: running?.plan ?? getCompanyPlan(company),
      nextSeats: running?.nextSeats ?? null,
      seatsInUse,
      region: resolvePaymentRegion(running?.region ?? company.countryCode, deps.paymentRegions),
      method: running?.method ?? null,
      status: running?.status ?? company.subscriptionStatus,
      period: running?.period ?? null,
      invoicePending: company.invoicePending,
      asOf: deps.clock.now(),
    })
  }
