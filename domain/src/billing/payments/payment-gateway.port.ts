import type { Money, Result, Uuid } from '../../shared/index.ts'
import type { BillingPeriod, PaymentRegion, PaymentService, Plan, PlanChangePreview } from '../../plans/index.ts'

/** The card that pays, as it may be shown. Rule: BILL-18. */
export interface CardDetails {
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** A hosted page of the provider where somebody pays or changes their card. */
export interface HostedPage {
  readonly id: string
  readonly url: string
}

/** A subscription as the provider has it now. State is always taken from this, never from an event. Rule: BILL-14. */
export interface GatewaySubscription {
  readonly subscriptionId: string
  readonly customerId: string
  /** The company that it was begun for, as we told the provider. */
  readonly companyUuid: Uuid
  /** 'ended': it will never be charged again. */
  readonly status: 'incomplete' | 'active' | 'past_due' | 'ended'
  /** It ends with its period. */
  readonly endsWithPeriod: boolean
  readonly plan: Plan
  /** Fewer seats from the next period on. */
  readonly nextSeats: number | null
  readonly region: string
  readonly period: BillingPeriod | null
}

/** A payment that the provider took, for the receipt. `id` is the provider's own, the same for every event about it. */
export interface GatewayPayment {
  readonly id: string
  readonly subscriptionId: string
  readonly amount: Money
  readonly paidAt: Date
  readonly reason: 'first' | 'renewal' | 'change'
}

/** A verified event: what it is about, not what it says. `id` is the provider's, and makes a repeat recognisable. */
export interface GatewayEvent {
  readonly id: string
  readonly type: string
  readonly createdAt: Date
  readonly subscriptionId: string | null
  /** What `finishCardChange` is to finish: the hosted page on which another card was given, or a charge that a change waits for; else null. */
  readonly cardChangeId: string | null
}

export interface CheckoutOrder {
  readonly companyUuid: Uuid
  readonly customerId: string | null
  readonly email: string
  readonly companyName: string
  readonly plan: Plan
  readonly region: PaymentRegion
  /** Absolute addresses of ours that the hosted page leads back to. */
  readonly successUrl: string
  readonly cancelUrl: string
  /** Until when something else has paid: nothing is charged before. Null charges the first period at once. */
  readonly startsAt: Date | null
  /** The same key never makes two. */
  readonly key: string
}

export interface PlanChange {
  readonly subscriptionId: string
  readonly plan: Plan
  readonly region: PaymentRegion
  /** The instant that unused time is counted to: the same for the preview and for the change, so that both say one sum. */
  readonly at: Date
}

/** 'declined': the card was refused, nothing changed; 'not-now': the provider's subscription cannot be changed so. */
export type ChangeProblem = 'declined' | 'not-now'

/**
 * A payment provider. Sums are minor units. Every write carries a key, so that a repeat does nothing again. A provider that is away
 * throws `DependencyAway`. Rules: BILL-19, BILL-21.
 */
export interface PaymentGateway {
  readonly service: PaymentService
  /** Whether a checkout may begin with time that something else has paid; where it may not, it throws for one that should. */
  readonly supportsDelayedStart: boolean
  /** Makes what can be bought known to the provider; safe to repeat. */
  prepareProducts(regions: readonly PaymentRegion[]): Promise<void>
  startCheckout(order: CheckoutOrder): Promise<HostedPage>
  /** The checkout's state for the page that the visitor returns to. */
  getCheckoutStatus(checkoutId: string): Promise<'open' | 'paid' | 'expired'>
  /** The subscription of that name; a provider that has several names for one answers to each, and says its first. */
  findSubscription(subscriptionId: string): Promise<GatewaySubscription | null>
  /** Payments of a subscription, newest first, those of the last hundred days at least. */
  listPayments(subscriptionId: string): Promise<readonly GatewayPayment[]>
  previewChange(change: PlanChange): Promise<PlanChangePreview>
  /** Charges what is due now, or changes nothing. Fewer seats begin with the next period. */
  changePlan(change: PlanChange & { readonly key: string }): Promise<Result<GatewaySubscription, ChangeProblem>>
  cancelAtPeriodEnd(subscriptionId: string, key: string): Promise<GatewaySubscription>
  resume(subscriptionId: string, key: string): Promise<GatewaySubscription>
  /** Ends one at once and gives the money back: for a second one that should never have been. */
  cancelAndRefund(subscriptionId: string, key: string): Promise<void>
  findCardDetails(subscriptionId: string): Promise<CardDetails | null>
  startCardChange(order: {
    readonly customerId: string
    readonly subscriptionId: string
    readonly returnUrl: string
    readonly key: string
  }): Promise<HostedPage>
  /** Lets the card that was given on that page pay from now on, and pays what is overdue. Safe to repeat. */
  finishCardChange(cardChangeId: string, key: string): Promise<void>
  /** Reads a webhook's raw body; null where it was not signed by the provider, or too long ago. */
  parseWebhook(body: Uint8Array, headers: Readonly<Record<string, string>>, now: Date): GatewayEvent | null
}
