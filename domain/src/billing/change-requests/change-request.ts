import type { PaymentRegion, PaymentService, Plan } from '../../plans/index.ts'
import type { Uuid } from '../../shared/index.ts'
import { isSamePlan } from '../subscriptions/plan-order.ts'
import type { ChangeProblem } from '../payments/payment-gateway.port.ts'

/** What a provider is asked to change of a subscription. A plan is prorated from `at`. */
export type ProviderChange =
  | { readonly type: 'plan'; readonly plan: Plan; readonly region: PaymentRegion; readonly at: Date }
  | { readonly type: 'cancelled' }
  | { readonly type: 'resumed' }
  | { readonly type: 'card'; readonly cardChangeId: string }

/** What is to be asked. `key` is the provider's idempotency key: with it a change is made and charged once. */
export interface WantedChange {
  readonly companyUuid: Uuid
  readonly service: PaymentService
  readonly subscriptionId: string
  readonly change: ProviderChange
  readonly key: string
  /** Null if the product itself asks. */
  readonly actorUuid: Uuid | null
}

/**
 * A change that a provider is asked for: written down before it is asked, and settled with its answer. So what a time-out or a crash leaves
 * between the two is known: whoever wants the same again gets the answer of the same key, and what nobody repeats is finished if the provider
 * has begun it, else dropped. A company has one at most that is not settled. Rule: BILL-32.
 */
export interface ChangeRequest extends WantedChange {
  readonly uuid: Uuid
  readonly status: 'requested' | 'done' | 'refused'
  /** Until when whoever asks may wait for the answer, and the provider may still act; nobody else asks before. */
  readonly askedUntil: Date
  /** Whoever asked has given up without an answer, so that the same may be asked again at once. */
  readonly isUnanswered: boolean
  /** Why it is refused. */
  readonly problem: ChangeProblem | null
  readonly requestedAt: Date
  readonly settledAt: Date | null
}

/** Whether two changes come to the same. A repeat on another day is prorated otherwise, and is still the same. */
export const isSameChange = (one: ProviderChange, other: ProviderChange): boolean => {
  if (one.type === 'plan' && other.type === 'plan') return isSamePlan(one.plan, other.plan)
  if (one.type === 'card' && other.type === 'card') return one.cardChangeId === other.cardChangeId
  return one.type === other.type
}

/** Minutes in which a provider answers, or its client has given up. */
export const PROVIDER_ANSWER_MINUTES = 2

/** Stores what providers are asked for. Only inside a unit of work, under the lock of the company. */
export interface ChangeRequestRepository {
  /** Throws if the company has one that is not settled, or the key is known. */
  add(request: ChangeRequest): Promise<void>
  save(request: ChangeRequest): Promise<void>
  findByKey(key: string): Promise<ChangeRequest | null>
  /** The company's one that is not settled. */
  findOpen(companyUuid: Uuid): Promise<ChangeRequest | null>
  /** Those that nobody has an answer to, and nobody waits for any more, oldest first. */
  listStuck(now: Date, limit: number): Promise<readonly ChangeRequest[]>
}
