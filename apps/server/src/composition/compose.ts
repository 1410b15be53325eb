import {
  BACKGROUND_USE_CASES,
  buildUseCases,
  CALL_USE_CASES,
  type FactoriesFor,
  type UseCases,
} from '@guildhall/domain/use-cases'
import { Container } from 'inversify'
import { adaptersModule } from './adapters.module.ts'
import { port, PORT_NAMES, type Ports } from './ports.ts'
import type { Resources } from './resources.ts'

/** The composed product: all ports bound, and every use case of the registry built on them. */
export interface Composition {
  readonly useCases: UseCases
  readonly ports: Ports
}

/** The registry on our ports: a use case that needs a port of another type does not compile here. */
const FACTORIES: FactoriesFor<UseCases, Ports> = { ...CALL_USE_CASES, ...BACKGROUND_USE_CASES }

/** Composes the product. Nothing is opened or started here, so nothing needs closing. */
export function compose(resources: Resources): Composition {
  const container = new Container()
  container.load(adaptersModule(resources))
  // The names are complete, and each token has the type of its port.
  const ports = Object.fromEntries(
    PORT_NAMES.map((name) => [name, container.get<unknown>(port[name])]),
  ) as unknown as Ports
  return { ports, useCases: buildUseCases(FACTORIES, ports) }
}
