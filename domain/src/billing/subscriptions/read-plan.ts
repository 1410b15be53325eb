import { type CompanyDirectory, hasPermission } from '../../companies/index.ts'
import type { Actor } from '../../identity/index.ts'
import { type BillingPeriod, type PaymentRegion, type Plan, resolvePaymentRegion } from '../../plans/index.ts'
import { type Clock, err, ok, type Result } from '../../shared/index.ts'
import type { CountSeatsInUse } from '../payer.ts'
import type { SubscriptionRepository } from '../billing-repositories.port.ts'
import { getCompanyPlan } from './plan-order.ts'
import type { PaymentMethod, SubscriptionStatus } from './subscription.ts'

/** What a company pays, with all that the price of a change is worked out from. */
export interface PlanOverview {
  readonly plan: Plan
  /** Seats from the next period on; null where nothing changes. */
  readonly nextSeats: number | null
  readonly seatsInUse: number
  readonly region: PaymentRegion
  /** Null where nothing was bought yet, or it has ended. */
  readonly method: PaymentMethod | null
  readonly status: SubscriptionStatus | 'none'
  /** What is paid for now, null where nothing is. */
  readonly period: BillingPeriod | null
  readonly invoicePending: boolean
  /** When this was so: days are counted from it. */
  readonly asOf: Date
}

export interface ReadPlanDeps {
  readonly clock: Clock
  readonly companyDirectory: Pick<CompanyDirectory, 'find'>
  readonly paymentRegions: readonly PaymentRegion[]
  readonly countSeatsInUse: CountSeatsInUse
  readonly subscriptions: Pick<SubscriptionRepository, 'findRunning'>
}

/** The company's plan for who may change it; asks no provider, so that it is there when they are away. Rule: BILL-19. */
export const readPlan =
  (deps: ReadPlanDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<PlanOverview, 'forbidden'>> => {
    if (actor.companyUuid === null || !hasPermission(actor.role, 'plan')) return err('forbidden')
    const company = await deps.companyDirectory.find(actor.companyUuid)
    if (company === null) return err('forbidden')
    const found = await deps.subscriptions.findRunning(company.uuid)
    const running = found?.status === 'incomplete' ? null : found
    return ok({
      plan: running?.plan ?? getCompanyPlan(company),
      nextSeats: running?.nextSeats ?? null,
      seatsInUse: await deps.countSeatsInUse(company.uuid),
      region: resolvePaymentRegion(running?.region ?? company.countryCode, deps.paymentRegions),
      method: running?.method ?? null,
      status: running?.status ?? company.subscriptionStatus,
      period: running?.period ?? null,
      invoicePending: company.invoicePending,
      asOf: deps.clock.now(),
    })
  }
