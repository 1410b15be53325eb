import type { DomainEvent, DomainFact } from './domain-event.ts'

/**
 * Where a use case adds its events, in the same transaction as its writes. A worker delivers each event until every reaction has
 * succeeded, or is parked for an operator. `Fact` lists the events that the use case may emit: those of its own context and of earlier ones.
 */
export interface Outbox<Fact extends DomainFact> {
  add(...events: readonly DomainEvent<Fact>[]): Promise<void>
}
