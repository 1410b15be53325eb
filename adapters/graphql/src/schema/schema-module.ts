import type { CallUseCases } from '@guildhall/domain/use-cases'
import type { ConversationInbox } from '@guildhall/domain/conversations'
import type { ExchangeRates } from '@guildhall/domain/reference'
import type { Clock } from '@guildhall/domain/shared'
import type { GraphQLScalarType } from 'graphql'

/** What resolvers read and act with. */
export interface ApiDeps {
  readonly clock: Clock
  readonly exchangeRates: ExchangeRates
  readonly inbox: Pick<ConversationInbox, 'getCounts'>
  readonly useCases: CallUseCases
}

type Resolvers = Readonly<Record<string, GraphQLScalarType | Readonly<Record<string, unknown>>>>

/** A part of the schema: the types of one context, and the resolvers of their fields. */
export interface SchemaModule {
  readonly typeDefs: string
  readonly resolvers: (deps: ApiDeps) => Resolvers
}
