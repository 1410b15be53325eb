import type { EventSource, SandboxEvent } from '../state/state.ts'
import type { Store } from '../state/store.ts'
import { paystackSignature, signature } from './sign.ts'

/** The URL that receives events, and the secret that signs them. */
export interface WebhookTarget {
  readonly url: string
  readonly secret: string
}

/** Delivery settings, set on the sandbox's own page. */
export interface DeliverySettings {
  /** Deliveries of each event. */
  times: number
  /** Delivers in reverse order. */
  shuffled: boolean
  /** Holds events until they are sent on request. */
  held: boolean
}

/** The receiver of each provider's events; nothing is sent if it is null. */
export type WebhookTargets = Readonly<Record<EventSource, WebhookTarget | null>>

const toBody = ({ id, type, created, object, source }: SandboxEvent, apiVersion: string): string => {
  if (source === 'paystack') return JSON.stringify({ event: type, data: object })
  return JSON.stringify({
    id,
    object: 'event',
    api_version: apiVersion,
    created,
    type,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  })
}

const post = async (source: EventSource, target: WebhookTarget, body: string, now: number): Promise<boolean> => {
  const [name, value] =
    source === 'paystack'
      ? ['x-paystack-signature', paystackSignature(body, target.secret)]
      : ['stripe-signature', signature(body, target.secret, now)]
  const headers = { 'content-type': 'application/json', [name]: value }
  const reply = await fetch(target.url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }).catch(
    () => null,
  )
  return reply?.ok === true
}

/** Sends undelivered events one after the other; failed ones are sent again the next time. */
export const createDeliverer = (store: Store, targets: WebhookTargets, apiVersion: string) => {
  const settings: DeliverySettings = { times: 1, shuffled: false, held: false }
  let running: Promise<void> = Promise.resolve()
  const deliver = async (force: boolean): Promise<void> => {
    if (settings.held && !force) return
    const pending = Object.values(store.state.events).filter(({ delivered }) => !delivered)
    for (const event of settings.shuffled ? pending.toReversed() : pending) {
      const target = targets[event.source]
      if (target === null) continue
      const body = toBody(event, apiVersion)
      let accepted = true
      for (let time = 0; time < settings.times; time += 1)
        accepted = (await post(event.source, target, body, store.now())) && accepted
      event.delivered = accepted
    }
    await store.save()
  }
  return {
    manners: settings,
    /** Resolves when every pending event has been tried once. */
    flush: (force = false): Promise<void> => {
      running = running.then(() => deliver(force))
      return running
    },
  }
}

export type Deliverer = ReturnType<typeof createDeliverer>
