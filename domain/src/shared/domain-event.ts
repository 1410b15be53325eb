import type { Clock } from './clock.port.ts'
import type { IdGenerator, Uuid } from './ids.port.ts'

/** A fact that reactions may handle. Each context declares its own in `<subject>.events.ts`; `type` identifies it and never changes. */
export interface DomainFact {
  readonly type: string
}

/** A fact as stored in the outbox. `uuid` identifies repeated deliveries; `at` is ISO 8601 UTC. */
export type DomainEvent<Fact extends DomainFact = DomainFact> = { readonly uuid: Uuid; readonly at: string } & Fact

/** Creates an event for a fact that happens now. */
export const createEvent = <const Fact extends DomainFact>(
  { clock, ids }: { readonly clock: Clock; readonly ids: IdGenerator },
  fact: Fact,
): DomainEvent<Fact> => ({ uuid: ids.uuid(), at: clock.now().toISOString(), ...fact })
