import type { Clock } from './clock.port.ts'
import type { IdGenerator, Uuid } from './ids.port.ts'

/** A fact that others may react to. Each context declares its own in `<subject>.events.ts`; the type names it and never changes. */
export interface DomainFact {
  readonly type: string
}

/** A fact as the outbox keeps it. `uuid` makes a repeated delivery recognisable; `at` is ISO 8601 UTC. */
export type DomainEvent<Fact extends DomainFact = DomainFact> = { readonly uuid: Uuid; readonly at: string } & Fact

/** Records a fact as an event of now, with an id of its own. */
export const createEvent = <const Fact extends DomainFact>(
  { clock, ids }: { readonly clock: Clock; readonly ids: IdGenerator },
  fact: Fact,
): DomainEvent<Fact> => ({ uuid: ids.uuid(), at: clock.now().toISOString(), ...fact })
