import type { DomainEvent, DomainFact, Outbox } from '../../src/index.ts'
import type { Restorable } from './unit-of-work.ts'

/** Keeps events in memory. */
export interface FakeOutbox extends Outbox, Restorable {
  readonly events: DomainEvent[]
  ofType<T extends DomainFact['type']>(type: T): readonly Extract<DomainEvent, { readonly type: T }>[]
}

export const fakeOutbox = (): FakeOutbox => {
  const events: DomainEvent[] = []
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
    ofType: <T extends DomainFact['type']>(type: T) =>
      events.filter((event): event is Extract<DomainEvent, { readonly type: T }> => event.type === type),
  }
}
