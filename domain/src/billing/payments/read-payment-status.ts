import type { Actor } from '../../identity/index.ts'
import { ok, type Result } from '../../shared/index.ts'
import { resolvePayer, type PayerDeps, type PayerProblem } from '../payer.ts'
import type { SubscriptionRepository } from '../billing-repositories.port.ts'
import type { SubscriptionStatus } from '../subscriptions/subscription.ts'

/** The status of a company's payment; 'none' until the provider has reported one. */
export interface PaymentStatus {
  readonly status: SubscriptionStatus | 'none'
  readonly invoicePending: boolean
}

/** Reads the payment status, which the page after a checkout polls. Rule: BILL-12. */
export const readPaymentStatus =
  (deps: PayerDeps & { readonly subscriptions: Pick<SubscriptionRepository, 'findLatest'> }) =>
  async ({
    actor,
    service,
  }: {
    readonly actor: Actor
    readonly service: string
  }): Promise<Result<PaymentStatus, PayerProblem>> => {
    const payer = await resolvePayer(deps)(actor, service)
    if (!payer.ok) return payer
    const { company } = payer.value
    const latest = await deps.subscriptions.findLatest(company.uuid)
    return ok({ status: latest?.status ?? 'none', invoicePending: company.invoicePending })
  }
