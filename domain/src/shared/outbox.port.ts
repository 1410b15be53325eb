import type { DomainEvent, DomainFact } from './domain-event.ts'

/**
 * Where a use case leaves its events, in the same transaction as its facts. A worker relays each until every reaction is done. `Fact` is what
 * the use case may announce: the events of its own context and of those before it.
 */
export interface Outbox<Fact extends DomainFact> {
  add(...events: readonly DomainEvent<Fact>[]): Promise<void>
}
