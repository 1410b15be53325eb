import type { CardBehaviour } from './card-behaviour.ts'
import { emptyPaystackState, type PaystackState } from '../paystack/state.ts'

/** The sandbox's state as plain JSON: amounts in minor units, instants in seconds, as at the provider. */
export interface SandboxState {
  /** Offset of the sandbox's clock in seconds. */
  ahead: number
  nextId: number
  readonly customers: Record<string, Customer>
  readonly paymentMethods: Record<string, PaymentMethod>
  readonly products: Record<string, Product>
  readonly prices: Record<string, Price>
  readonly sessions: Record<string, CheckoutSession>
  readonly subscriptions: Record<string, Subscription>
  readonly invoices: Record<string, Invoice>
  readonly refunds: Record<string, Refund>
  readonly events: Record<string, SandboxEvent>
  readonly answers: Record<string, StoredAnswer>
  /** Paystack's state. */
  readonly paystack: PaystackState
}

export type Metadata = Record<string, string>

export interface Customer {
  readonly id: string
  readonly email: string | null
  readonly name: string | null
  readonly metadata: Metadata
  readonly created: number
  defaultPaymentMethod: string | null
  /** Credit from downgrades; negative, as at the provider. */
  balance: number
}

export interface PaymentMethod {
  readonly id: string
  readonly customer: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly behaviour: CardBehaviour
  readonly created: number
}

export interface Product {
  readonly id: string
  readonly name: string
  readonly metadata: Metadata
  readonly created: number
}

export interface Price {
  readonly id: string
  readonly product: string
  readonly currency: string
  readonly unitAmount: number
  readonly interval: 'month' | 'year'
  readonly lookupKey: string | null
  readonly metadata: Metadata
  readonly created: number
}

export interface CheckoutSession {
  readonly id: string
  readonly mode: 'subscription' | 'setup'
  readonly successUrl: string
  readonly cancelUrl: string | null
  readonly clientReferenceId: string | null
  readonly customerEmail: string | null
  readonly price: string | null
  readonly quantity: number
  readonly metadata: Metadata
  readonly subscriptionMetadata: Metadata
  /** End of a first free period; null if the first period is paid at once. */
  readonly billingCycleAnchor?: number | null
  readonly created: number
  readonly expires: number
  customer: string | null
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
  /** The card added on a page in mode 'setup'. */
  paymentMethod: string | null
}

export interface Subscription {
  readonly id: string
  readonly customer: string
  readonly itemId: string
  readonly anchorDay: number
  readonly created: number
  metadata: Metadata
  price: string
  quantity: number
  status: 'active' | 'past_due' | 'unpaid' | 'canceled'
  periodStart: number
  periodEnd: number
  cancelAtPeriodEnd: boolean
  canceledAt: number | null
  endedAt: number | null
  defaultPaymentMethod: string | null
  latestInvoice: string | null
}

export interface InvoiceLine {
  readonly id: string
  readonly description: string
  readonly amount: number
  readonly quantity: number
  readonly proration: boolean
  readonly price: string
  readonly start: number
  readonly end: number
}

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

export interface Invoice {
  readonly id: string
  readonly customer: string
  readonly subscription: string
  readonly currency: string
  readonly lines: readonly InvoiceLine[]
  readonly total: number
  readonly amountDue: number
  readonly reason: BillingReason
  readonly created: number
  readonly paymentIntent: string
  status: 'open' | 'paid' | 'void'
  attempts: number
  nextAttempt: number | null
  paidAt: number | null
}

export interface Refund {
  readonly id: string
  readonly paymentIntent: string
  readonly amount: number
  readonly created: number
}

/** The provider of an event: each has its own format, URL and signature. */
export type EventSource = 'stripe' | 'paystack'

export interface SandboxEvent {
  readonly source: EventSource
  readonly id: string
  readonly type: string
  readonly created: number
  /** Snapshot of the object in the provider's format. */
  readonly object: unknown
  delivered: boolean
}

/** The stored response of an idempotency key. */
export interface StoredAnswer {
  readonly request: string
  readonly status: number
  readonly body: unknown
}

export const emptyState = (): SandboxState => ({
  ahead: 0,
  nextId: 1,
  customers: {},
  paymentMethods: {},
  products: {},
  prices: {},
  sessions: {},
  subscriptions: {},
  invoices: {},
  refunds: {},
  events: {},
  answers: {},
  paystack: emptyPaystackState(),
})
