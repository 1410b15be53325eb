import type { DomainEvent } from './domain-event.ts'

/** Where a use case leaves its events, in the same transaction as its facts. A worker relays each until it is done. */
export interface Outbox {
  add(...events: readonly DomainEvent[]): Promise<void>
}
