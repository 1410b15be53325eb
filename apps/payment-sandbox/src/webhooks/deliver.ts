import type { EventSource, SandboxEvent } from '../state/state.ts'
import type { Store } from '../state/store.ts'
import { paystackSignature, signature } from './sign.ts'

/** Where events go, and how they are signed. */
export interface WebhookTarget {
  readonly url: string
  readonly secret: string
}

/** How the line to the target behaves: as asked for on the sandbox's own page. */
export interface DeliverySettings {
  /** Each event this many times. */
  times: number
  /** In the wrong order. */
  shuffled: boolean
  /** Kept back until somebody sends them. */
  held: boolean
}

/** Where each provider's events go; nothing is sent where there is none. */
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
  const answer = await fetch(target.url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }).catch(
    () => null,
  )
  return answer?.ok === true
}

/** Sends what has not been sent yet, one after the other; what fails is sent again the next time. */
export const createDeliverer = (store: Store, targets: WebhookTargets, apiVersion: string) => {
  const settings: DeliverySettings = { times: 1, shuffled: false, held: false }
  let running: Promise<void> = Promise.resolve()
  const deliver = async (force: boolean): Promise<void> => {
    if (settings.held && !force) return
    const waiting = Object.values(store.state.events).filter(({ delivered }) => !delivered)
    for (const event of settings.shuffled ? waiting.toReversed() : waiting) {
      const target = targets[event.source]
      if (target === null) continue
      const body = toBody(event, apiVersion)
      let taken = true
      for (let time = 0; time < settings.times; time += 1)
        taken = (await post(event.source, target, body, store.now())) && taken
      event.delivered = taken
    }
    await store.save()
  }
  return {
    manners: settings,
    /** Resolves when all that waits has been tried once. */
    flush: (force = false): Promise<void> => {
      running = running.then(() => deliver(force))
      return running
    },
  }
}

export type Deliverer = ReturnType<typeof createDeliverer>
