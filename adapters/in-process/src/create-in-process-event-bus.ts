import type { ChannelEvent, EventBus } from '@guildhall/domain/notifications'

interface Subscription {
  readonly listener: (event: ChannelEvent) => void
}

/** What buses of one process share: who listens to which channel. */
export type EventHub = Map<string, Set<Subscription>>

export interface InProcessEventBusOptions {
  /** Default: a hub of its own. */
  readonly hub?: EventHub
  /** Told when a listener throws; the other listeners hear the event all the same. */
  readonly onListenerError?: (error: unknown) => void
}

/** The event bus of a product that runs in one process: listeners are called soon, in order, never inside `publish`. Rule: LIVE-6. */
export function createInProcessEventBus({
  hub = new Map(),
  onListenerError = () => undefined,
}: InProcessEventBusOptions = {}): EventBus {
  const own = new Map<Subscription, string>()
  let closed = false

  const deliver = (channel: string, event: ChannelEvent): void => {
    for (const { listener } of hub.get(channel) ?? []) {
      try {
        listener(event)
      } catch (error) {
        onListenerError(error)
      }
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
    publish: async (channel, event) => {
      if (!closed) queueMicrotask(() => deliver(channel, event))
    },
    subscribe: async (channel, listener) => {
      if (closed) throw new Error('The event bus is closed')
      const subscription: Subscription = { listener }
      own.set(subscription, channel)
      const subscriptions = hub.get(channel) ?? new Set()
      hub.set(channel, subscriptions.add(subscription))
      return async () => remove(subscription)
    },
    isHealthy: async () => !closed,
    close: async () => {
      closed = true
      for (const subscription of own.keys()) remove(subscription)
    },
  }
}
