import type { BillingEvent } from './billing.events.ts'
import {
  type Clock,
  eventOf,
  type IdGenerator,
  no,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
} from '../shared/index.ts'
import { gatewayOf, type PaymentGateways } from './payer.ts'
import type { PaymentEventRepository } from './payment-repositories.port.ts'

export interface TakePaymentEventCommand {
  readonly service: string
  /** Exactly the bytes that came: the signature is over them. */
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

export interface TakePaymentEventDeps {
  readonly clock: Clock
  readonly gateways: PaymentGateways
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly paymentEvents: PaymentEventRepository
    readonly outbox: Outbox<BillingEvent>
  }>
}

/** 'not-found': no such provider here; 'not-signed': not from the provider, or too old. */
export type TakePaymentEventProblem = 'not-found' | 'not-signed'

/**
 * Keeps a provider's event by its id, once, and lets the worker look at what it is about. Nothing in it is believed but whom it names.
 * Rule: BILL-13.
 */
export const takePaymentEvent =
  (deps: TakePaymentEventDeps) =>
  async ({
    service,
    body,
    headers,
  }: TakePaymentEventCommand): Promise<Result<'added' | 'known', TakePaymentEventProblem>> => {
    const gateway = gatewayOf(deps.gateways, service)
    if (gateway === null) return no('not-found')
    const now = deps.clock.now()
    const event = gateway.readEvent(body, headers, now)
    if (event === null) return no('not-signed')
    return deps.unitOfWork.run(async ({ paymentEvents, outbox }) => {
      const kept = await paymentEvents.add(gateway.service, event, now)
      if (kept === 'added' && event.subscriptionId !== null) {
        const { cardChangeId, subscriptionId } = event
        await outbox.add(
          eventOf(deps, { type: 'payment-event-received', service: gateway.service, subscriptionId, cardChangeId }),
        )
      }
      return ok(kept)
    })
  }
