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
  /** Exactly the bytes that came: the signature is over them. */
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

/** 'not-found': no such provider here; 'not-signed': not from the provider, or too old. */
export type ReceiveWebhookProblem = 'not-found' | 'not-signed'

/**
 * Keeps a provider's event by its id, once, and lets the worker look at what it is about. Nothing in it is believed but whom it names.
 * Rule: BILL-13.
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
      const kept = await paymentEvents.add(gateway.service, event, now)
      if (kept === 'added' && event.subscriptionId !== null) {
        const { cardChangeId, subscriptionId } = event
        await outbox.add(
          createEvent(deps, { type: 'payment-event-received', service: gateway.service, subscriptionId, cardChangeId }),
        )
      }
      return ok(kept)
    })
  }
