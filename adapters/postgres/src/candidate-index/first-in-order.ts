import type { Bindings } from './bindings.ts'

/** Whether fewer people are read in the order of an index until `most` of them match than if all who match are read. */
const isBroad = (people: string, most: number, bind: Bindings): string =>
  `(select ${people} >= sqrt(${bind(most, 'float8')} * greatest(reltuples, 1))
      from pg_class where oid = 'candidate_documents'::regclass)`

/** In a case, conditions use no index and the planner expects half of all to meet them, so it reads the index of the order. */
export const inCase = (condition: string): string => `case when ${condition} then true else false end`

/** A search for the first people in an order that an index has. Placeholders are positional: its parts are built where they stand. */
export interface FirstInOrder {
  readonly columns: () => string
  /** What must be true before anybody is read. */
  readonly gate: () => string
  readonly condition: () => string
  /** SQL for about how many people meet the condition. */
  readonly people: string
  /** How many are needed. */
  readonly most: number
  /** The order, with a limit. */
  readonly limit: () => string
}

/**
 * The first people of whom a condition is true, when neither planner nor statement knows before how many it is true of. Where it is of many,
 * the index of the order is read until there are enough; where it is of few, all of them are read and sorted: `offset 0` keeps the planner
 * from reading the index of the order for them. Rule: SRCH-75.
 */
export const firstInOrder = (
  { columns, condition, gate, limit, most, people }: FirstInOrder,
  bind: Bindings,
): string => {
  const first = (where: () => string, barrier: string): string => `
    (select * from (select ${columns()} from candidate_documents where ${gate()} and ${where()} ${barrier}) as those ${limit()})`
  return `${first(() => `${isBroad(people, most, bind)} and ${inCase(condition())}`, '')}
    union all ${first(() => `not ${isBroad(people, most, bind)} and ${condition()}`, 'offset 0')}`
}
