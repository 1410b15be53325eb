import type { BillingEvent } from '../billing.events.ts'
import {
  type Clock,
  createEvent,
  type IdGenerator,
  err,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'
import { findGateway, type PaymentGateways } from '../payer.ts'
import type { PaymentEventRepository } from '../billing-repositories.port.ts'

export interface ReceiveWebhookCommand {
  readonly service: string
  /** The raw bytes, over which the signature was calculated. */
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

export interface ReceiveWebhookDeps {
  readonly clock: Clock
  readonly gateways: PaymentGateways
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly paymentEvents: PaymentEventRepository
    readonly outbox: Outbox<BillingEvent>
  }>
}

/** 'not-found': the provider is not configured; 'not-signed': the signature is invalid or too old. */
export type ReceiveWebhookProblem = 'not-found' | 'not-signed'

/**
 * Stores a provider's event once by its id, and lets the worker read the current state of what it concerns. Only the ids in the event are
 * used. Rule: BILL-13.
 */
export const receiveWebhook =
  (deps: ReceiveWebhookDeps) =>
  async ({
    service,
    body,
    headers,
  }: ReceiveWebhookCommand): Promise<Result<'added' | 'known', ReceiveWebhookProblem>> => {
    const gateway = findGateway(deps.gateways, service)
    if (gateway === null) return err('not-found')
    const now = deps.clock.now()
    const event = gateway.parseWebhook(body, headers, now)
    if (event === null) return err('not-signed')
    return deps.unitOfWork.run(async ({ paymentEvents, outbox }) => {
      const added = await paymentEvents.add(gateway.service, event, now)
      if (added === 'added' && event.subscriptionId !== null) {
        const { cardChangeId, subscriptionId } = event
        await outbox.add(
          createEvent(deps, { type: 'payment-event-received', service: gateway.service, subscriptionId, cardChangeId }),
        )
      }
      return ok(added)
    })
  }
