/* The part of the provider's objects that this adapter reads, in the provider's spelling. */

export interface WireCustomer {
  readonly id: number
  readonly email: string
  readonly customer_code: string
}

export interface WireAuthorization {
  readonly authorization_code: string
  readonly brand: string
  readonly last4: string
  readonly exp_month: string
  readonly exp_year: string
  readonly reusable?: boolean
}

export interface WirePlan {
  readonly id: number
  readonly plan_code: string
  readonly name: string
  readonly description: string | null
  /** Minor units, of the whole plan. */
  readonly amount: number
  readonly interval: string
  readonly currency: string
}

export interface WireSubscription {
  readonly id: number
  readonly subscription_code: string
  /** Required with the code for disabling or enabling a subscription. */
  readonly email_token: string
  readonly status: string
  /** Null if nothing will be charged any more. */
  readonly next_payment_date: string | null
  readonly createdAt: string
  readonly customer: WireCustomer
  readonly authorization: WireAuthorization
  readonly plan: WirePlan
}

export interface WireTransaction {
  readonly id: number
  readonly reference: string
  readonly status: string
  readonly amount: number
  readonly currency: string
  readonly paid_at: string | null
  readonly created_at: string
  readonly authorization: Partial<WireAuthorization>
  /** A code, an object or nothing: it depends on the call. */
  readonly plan?: string | Partial<WirePlan> | null
  readonly plan_object?: Partial<WirePlan>
  readonly metadata?: unknown
}

/** The code of the plan that a transaction paid for, or null. */
export const readPlanCode = ({
  plan,
  plan_object: whole,
}: Pick<WireTransaction, 'plan' | 'plan_object'>): string | null => {
  if (typeof plan === 'string') return plan === '' ? null : plan
  return plan?.plan_code ?? whole?.plan_code ?? null
}
