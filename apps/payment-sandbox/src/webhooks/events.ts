import type { EventSource } from '../state/state.ts'
import type { Store } from '../state/store.ts'

/** Keeps an event with the object as it is now; the deliverer sends it on. */
export const emit = (store: Store, type: string, object: unknown, source: EventSource = 'stripe'): void => {
  const id = store.id('evt')
  const created = store.now()
  store.state.events[id] = { id, type, created, object: structuredClone(object), delivered: false, source }
}
