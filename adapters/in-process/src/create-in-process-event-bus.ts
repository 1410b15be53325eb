import type { ChannelEvent, EventBus } from '@guildhall/domain/notifications'
import { noTracing, type SpanOptions, type Tracing } from '@guildhall/domain/shared'

interface Subscription {
  readonly listener: (event: ChannelEvent) => void
}

/** Shared by the buses of one process: the subscriptions by channel. */
export type EventHub = Map<string, Set<Subscription>>

export interface InProcessEventBusOptions {
  /** Default: a new hub. */
  readonly hub?: EventHub
  /** Called when a listener throws; other listeners still receive the event. */
  readonly onListenerError?: (error: unknown) => void
  /** Follows events to their listeners. Default: nothing. */
  readonly tracing?: Tracing
}

const stepOf = (kind: 'producer' | 'consumer', { type }: ChannelEvent): SpanOptions => ({
  kind,
  attributes: { 'messaging.system': 'in_process', 'guildhall.event.type': type },
})

/** An event bus within one process: listeners are called asynchronously, in order, never inside `publish`. Rule: LIVE-6. */
export function createInProcessEventBus({
  hub = new Map(),
  onListenerError = () => undefined,
  tracing = noTracing,
}: InProcessEventBusOptions = {}): EventBus {
  const own = new Map<Subscription, string>()
  let closed = false

  const deliver = (channel: string, event: ChannelEvent): void => {
    for (const { listener } of hub.get(channel) ?? []) {
      void tracing.run('process channel', stepOf('consumer', event), async () => listener(event)).catch(onListenerError)
    }
  }

  const remove = (subscription: Subscription): void => {
    const channel = own.get(subscription)
    if (channel === undefined) return
    own.delete(subscription)
    const subscriptions = hub.get(channel)
    subscriptions?.delete(subscription)
    if (subscriptions?.size === 0) hub.delete(channel)
  }

  return {
    publish: (channel, event) =>
      tracing.run('publish channel', stepOf('producer', event), async () => {
        if (!closed) queueMicrotask(() => deliver(channel, event))
      }),
    subscribe: async (channel, listener) => {
      if (closed) throw new Error('The event bus is closed')
      const subscription: Subscription = { listener }
      own.set(subscription, channel)
      const subscriptions = hub.get(channel) ?? new Set()
      hub.set(channel, subscriptions.add(subscription))
      return async () => remove(subscription)
    },
    // It is never away.
    onReturn: () => undefined,
    isHealthy: async () => !closed,
    close: async () => {
      closed = true
      for (const subscription of own.keys()) remove(subscription)
    },
  }
}
