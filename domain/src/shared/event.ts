import type { Clock } from './clock.port.ts'
import type { DomainEvent, DomainFact } from './domain-event.ts'
import type { IdGenerator } from './ids.port.ts'

/** Dresses a fact as an event of now, with an id of its own. */
export const eventOf = ({ ids, clock }: { ids: IdGenerator; clock: Clock }, fact: DomainFact): DomainEvent => ({
  uuid: ids.uuid(),
  at: clock.now().toISOString(),
  ...fact,
})
