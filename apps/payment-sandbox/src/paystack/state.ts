import type { CardBehaviour } from '../state/card-behaviour.ts'

/* Paystack's state. Amounts in minor units, instants in seconds. */

export interface PaystackState {
  readonly plans: Record<string, PaystackPlan>
  /** By e-mail address, which identifies a customer. */
  readonly customers: Record<string, PaystackCustomer>
  readonly authorizations: Record<string, PaystackAuthorization>
  readonly subscriptions: Record<string, PaystackSubscription>
  /** By reference. */
  readonly transactions: Record<string, PaystackTransaction>
  /** By transaction id. */
  readonly refunds: Record<string, PaystackRefund>
}

export interface PaystackPlan {
  readonly id: number
  readonly code: string
  name: string
  description: string | null
  amount: number
  interval: 'monthly' | 'annually'
  currency: string
  readonly created: number
}

export interface PaystackCustomer {
  readonly id: number
  readonly code: string
  readonly email: string
}

export interface PaystackAuthorization {
  readonly code: string
  readonly email: string
  readonly last4: string
  readonly expYear: number
  readonly behaviour: CardBehaviour
}

export interface PaystackSubscription {
  readonly id: number
  readonly code: string
  readonly token: string
  readonly email: string
  readonly plan: string
  readonly authorization: string
  readonly created: number
  readonly anchorDay: number
  status: 'active' | 'non-renewing' | 'attention' | 'cancelled'
  next: number
}

export interface PaystackTransaction {
  readonly id: number
  readonly reference: string
  readonly email: string
  readonly amount: number
  readonly currency: string
  readonly plan: string | null
  readonly metadata: unknown
  readonly callbackUrl: string | null
  readonly created: number
  status: 'abandoned' | 'success' | 'failed' | 'reversed'
  paidAt: number | null
  authorization: string | null
}

export interface PaystackRefund {
  readonly id: number
  readonly transaction: number
  readonly amount: number
  readonly created: number
}

export const emptyPaystackState = (): PaystackState => ({
  plans: {},
  customers: {},
  authorizations: {},
  subscriptions: {},
  transactions: {},
  refunds: {},
})
