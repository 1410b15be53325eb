import type { Page, PageRequest, Uuid } from '../../shared/index.ts'
import type { Webhook, WebhookDelivery } from './webhook.ts'

/** Stores webhooks and their deliveries. */
export interface WebhookRepository {
  /** The oldest first. */
  list(companyUuid: Uuid): Promise<readonly Webhook[]>
  find(uuid: Uuid): Promise<Webhook | null>
  /** Locks the row until the transaction ends; only inside a unit of work. */
  findForUpdate(uuid: Uuid): Promise<Webhook | null>
  add(webhook: Webhook): Promise<void>
  save(webhook: Webhook): Promise<void>
  /** With its deliveries. */
  remove(uuid: Uuid): Promise<void>
  /** 'known' if the webhook has a delivery of this event, 'gone' if the webhook was removed. Only inside a unit of work. */
  addDelivery(delivery: WebhookDelivery): Promise<'added' | 'gone' | 'known'>
  saveDelivery(delivery: WebhookDelivery): Promise<void>
  findDelivery(uuid: Uuid): Promise<WebhookDelivery | null>
  /** The newest first. */
  listDeliveries(webhookUuid: Uuid, page: PageRequest): Promise<Page<WebhookDelivery>>
  /**
   * Takes deliveries that are due, the longest due first, and keeps them from other takers until an instant; only these where uuids are given. A
   * delivery is given to one of concurrent callers.
   */
  claimDue(claim: WebhookClaim): Promise<readonly WebhookDelivery[]>
}

/** Which due deliveries are taken. */
export interface WebhookClaim {
  readonly now: Date
  readonly until: Date
  readonly limit: number
  readonly uuids?: readonly Uuid[]
}

/** What a receiver gets. */
export interface WebhookMessage {
  readonly id: Uuid
  readonly url: string
  /** With the prefix 'whsec_'. */
  readonly secret: string
  readonly at: Date
  readonly body: string
}

/** What a receiver answered; a null status if it did not, with the reason as the answer. */
export interface WebhookAnswer {
  readonly status: number | null
  readonly answer: string
}

/**
 * Sends messages to other people's servers, signed by the scheme "Standard Webhooks". Never throws for what the receiver does. Addresses of
 * private networks are not called, redirects are not followed, and an answer is awaited for ten seconds. Rules: NOTE-28, NOTE-31.
 */
export interface WebhookSender {
  send(message: WebhookMessage): Promise<WebhookAnswer>
  /** A new secret: 'whsec_' and 256 random bits, base64. */
  createSecret(): string
}
