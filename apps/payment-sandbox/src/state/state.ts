import { emptyPaystackState, type PaystackState } from '../paystack/state.ts'

/** Everything that the sandbox knows, as plain JSON: amounts in minor units, instants in seconds, as the provider counts. */
export interface SandboxState {
  /** Seconds that the sandbox's time is ahead of the machine's. */
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
  readonly answers: Record<string, KeptAnswer>
  /** What the second provider knows. */
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
  /** What is owed to them, from changes that cost less than nothing; negative as the provider has it. */
  balance: number
}

/** How a card behaves: always pays, never does, or only the first time. */
export type CardBehaviour = 'pays' | 'declines' | 'fails-later'

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
  /** Where the first period ends, of which nothing is charged; null for a whole one that is paid at once. */
  readonly billingCycleAnchor?: number | null
  readonly created: number
  readonly expires: number
  customer: string | null
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
  /** The card that was given on a page in mode 'setup'. */
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

/** Whose event it is: each has its own shape, address and signature. */
export type EventSource = 'stripe' | 'paystack'

export interface SandboxEvent {
  readonly source: EventSource
  readonly id: string
  readonly type: string
  readonly created: number
  /** The object as it was, in the provider's spelling. */
  readonly object: unknown
  delivered: boolean
}

/** What was answered to an idempotency key. */
export interface KeptAnswer {
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
