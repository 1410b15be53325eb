type Factory = (deps: never) => unknown

/** The use cases that the factories of a group create, by name. */
export type MadeBy<Group extends Readonly<Record<string, Factory>>> = {
  readonly [Name in keyof Group]: ReturnType<Group[Name]>
}

/** A group of factories that these ports can be passed to: a port that is missing or has another type does not compile. */
export type FactoriesFor<Made, Ports> = { readonly [Name in keyof Made]: (ports: Ports) => Made[Name] }

/** Builds a group of use cases on their ports. */
export const buildUseCases = <Made extends object, Ports>(factories: FactoriesFor<Made, Ports>, ports: Ports): Made =>
  Object.fromEntries(
    Object.entries<(ports: Ports) => unknown>(factories).map(([name, make]) => [name, make(ports)]),
  ) as Made
