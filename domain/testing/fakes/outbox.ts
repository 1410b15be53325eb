import type { EventOf, EventType, Outbox, ProductEvent, ProductFact } from '../../src/index.ts'
import type { Restorable } from './unit-of-work.ts'

/** Stores events in memory. */
export interface FakeOutbox extends Outbox<ProductFact>, Restorable {
  readonly events: ProductEvent[]
  ofType<T extends EventType>(type: T): readonly EventOf<T>[]
}

export const fakeOutbox = (): FakeOutbox => {
  const events: ProductEvent[] = []
  return {
    events,
    add: (...added) => {
      events.push(...added)
      return Promise.resolve()
    },
    snapshot: () => {
      const before = events.length
      return () => {
        events.length = before
      }
    },
    ofType: <T extends EventType>(type: T) => events.filter((event): event is EventOf<T> => event.type === type),
  }
}
