import type { EventSource } from '../state/state.ts'
import type { Store } from '../state/store.ts'

/** Stores an event with a snapshot of the object; the deliverer sends it. */
export const emit = (store: Store, type: string, object: unknown, source: EventSource = 'stripe'): void => {
  const id = store.id('evt')
  const created = store.now()
  store.state.events[id] = { id, type, created, object: structuredClone(object), delivered: false, source }
}
