import type { TokenScope } from '@guildhall/domain/companies'
import type { Actor, ChannelSubscriber } from '@guildhall/domain/identity'
import type { OperatorActor } from '@guildhall/domain/moderation'

/** A person's session, or a token with its scopes. */
export interface PersonCaller {
  readonly kind: 'person'
  readonly actor: Actor
  /** Null for a session, which may read everything that its account may. */
  readonly scopes: readonly TokenScope[] | null
}

/** Who calls: nobody that is known, a person or a company's service, or an operator. */
export type GraphqlCaller =
  | { readonly kind: 'nobody' }
  | PersonCaller
  | { readonly kind: 'operator'; readonly operator: OperatorActor }

/** A socket's channel, and how the socket is closed when it is no longer authorized. */
export interface OpenChannel {
  readonly holder: ChannelSubscriber
  readonly close: () => void
}

/** The context of resolvers: the caller of a query, or the channel of a socket. */
export interface GraphqlContext {
  readonly caller: GraphqlCaller
  readonly channel: OpenChannel | null
}

declare module 'mercurius' {
  interface MercuriusContext {
    caller: GraphqlCaller
    channel: OpenChannel | null
  }
}
