import { Container } from 'inversify'
import { adaptersModule } from './adapters.module.ts'
import { conversationsModule } from './conversations.module.ts'
import { filesModule } from './files.module.ts'
import { departuresModule } from './departures.module.ts'
import { identityModule } from './identity.module.ts'
import { paymentsModule } from './payments.module.ts'
import { port, type Ports, type Resources } from './ports.ts'
import { profilesModule } from './profiles.module.ts'
import { securityModule } from './security.module.ts'
import { searchModule } from './search.module.ts'
import { teamsModule } from './teams.module.ts'
import type { Token, Tokens } from './token.ts'
import { useCase, type UseCases } from './use-cases.ts'

/** The composed product: each use case and port by its name, made when it is first asked for. */
export interface Composition {
  readonly useCases: UseCases
  readonly ports: Ports
}

/** Puts the product together. Nothing is opened or started here, so nothing needs closing. */
export function compose(resources: Resources): Composition {
  const container = new Container()
  container.load(
    adaptersModule(resources),
    identityModule,
    departuresModule,
    profilesModule,
    searchModule,
    securityModule,
    filesModule,
    conversationsModule,
    teamsModule,
    paymentsModule,
  )
  return { useCases: resolving(container, useCase), ports: resolving(container, port) }
}

/** An object whose properties are resolved from the container by the token of the same name. */
const resolving = <Types extends object>(container: Container, tokens: Tokens<Types>): Types =>
  new Proxy({} as Types, {
    get: (_, name) => container.get<unknown>(tokens[String(name) as keyof Types & string] as Token<unknown>),
  })
