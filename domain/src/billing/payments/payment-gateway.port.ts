import type { Money, Result, Uuid } from '../../shared/index.ts'
import type { BillingPeriod, PaymentRegion, PaymentService, Plan, PlanChangePreview } from '../../plans/index.ts'

/** The displayable details of a card. Rule: BILL-18. */
export interface CardDetails {
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** A hosted page of the provider for paying or for changing the card. */
export interface HostedPage {
  readonly id: string
  readonly url: string
}

/** The current state of a subscription at the provider. State is always taken from this, never from an event. Rule: BILL-14. */
export interface GatewaySubscription {
  readonly subscriptionId: string
  readonly customerId: string
  /** The company that it was started for, from the metadata that we sent to the provider. */
  readonly companyUuid: Uuid
  /** 'ended': it will never be charged again. */
  readonly status: 'incomplete' | 'active' | 'past_due' | 'ended'
  /** Whether it ends with its period. */
  readonly endsWithPeriod: boolean
  readonly plan: Plan
  /** The lower number of seats from the next period on. */
  readonly nextSeats: number | null
  readonly region: string
  readonly period: BillingPeriod | null
}

/** A payment at the provider, for the receipt. `id` is the provider's, the same in every event about it. */
export interface GatewayPayment {
  readonly id: string
  readonly subscriptionId: string
  readonly amount: Money
  readonly paidAt: Date
  readonly reason: 'first' | 'renewal' | 'change'
}

/** A verified event: which objects it concerns, without their state. `id` is the provider's, to recognise repeats. */
export interface GatewayEvent {
  readonly id: string
  readonly type: string
  readonly createdAt: Date
  readonly subscriptionId: string | null
  /** The argument for `finishCardChange`: the hosted page on which the card was changed, or a charge that a change waits for; else null. */
  readonly cardChangeId: string | null
}

export interface CheckoutOrder {
  readonly companyUuid: Uuid
  readonly customerId: string | null
  readonly email: string
  readonly companyName: string
  readonly plan: Plan
  readonly region: PaymentRegion
  /** Absolute URLs of the product that the hosted page returns to. */
  readonly successUrl: string
  readonly cancelUrl: string
  /** When charging begins, if the time before is paid otherwise. Null charges the first period at once. */
  readonly startsAt: Date | null
  /** Idempotency key. */
  readonly key: string
}

export interface PlanChange {
  readonly subscriptionId: string
  readonly plan: Plan
  readonly region: PaymentRegion
  /** The instant for prorating unused time, the same for the preview and the change, so that both give the same sum. */
  readonly at: Date
}

/** 'declined': the card was refused, nothing changed; 'not-now': the provider's subscription cannot be changed so. */
export type ChangeProblem = 'declined' | 'not-now'

/**
 * A payment provider. Sums are minor units. Every write carries an idempotency key. Throws `DependencyUnavailable` if the provider does not
 * respond. Rules: BILL-19, BILL-21.
 */
export interface PaymentGateway {
  readonly service: PaymentService
  /** Whether a checkout supports `startsAt`; if not, a checkout with it throws. */
  readonly supportsDelayedStart: boolean
  /** Creates the products and prices at the provider. Idempotent. */
  prepareProducts(regions: readonly PaymentRegion[]): Promise<void>
  startCheckout(order: CheckoutOrder): Promise<HostedPage>
  /** The state of a checkout, for the page that the visitor returns to. */
  getCheckoutStatus(checkoutId: string): Promise<'open' | 'paid' | 'expired'>
  /** Finds a subscription by any id that the provider has for it; the result carries the primary one. */
  findSubscription(subscriptionId: string): Promise<GatewaySubscription | null>
  /** Payments of a subscription, newest first, at least those of the last hundred days. */
  listPayments(subscriptionId: string): Promise<readonly GatewayPayment[]>
  previewChange(change: PlanChange): Promise<PlanChangePreview>
  /** Changes the plan and charges the difference now, or changes nothing. Fewer seats take effect with the next period. */
  changePlan(change: PlanChange & { readonly key: string }): Promise<Result<GatewaySubscription, ChangeProblem>>
  /**
   * Whether a change of the plan was charged or made with this key, wholly or in part. For one whose answer was lost, when nothing is under way
   * any more.
   */
  isChangeBegun(subscriptionId: string, key: string): Promise<boolean>
  cancelAtPeriodEnd(subscriptionId: string, key: string): Promise<GatewaySubscription>
  resume(subscriptionId: string, key: string): Promise<GatewaySubscription>
  /** Ends a subscription at once and refunds it: for a duplicate. */
  cancelAndRefund(subscriptionId: string, key: string): Promise<void>
  findCardDetails(subscriptionId: string): Promise<CardDetails | null>
  startCardChange(order: {
    readonly customerId: string
    readonly subscriptionId: string
    readonly returnUrl: string
    readonly key: string
  }): Promise<HostedPage>
  /** Uses the card from that page from now on, and pays what is overdue. Idempotent. */
  finishCardChange(cardChangeId: string, key: string): Promise<void>
  /** Parses a webhook's raw body; null if the signature is invalid or too old. */
  parseWebhook(body: Uint8Array, headers: Readonly<Record<string, string>>, now: Date): GatewayEvent | null
}
