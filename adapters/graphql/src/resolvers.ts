import type { ConversationInbox, InboxReader } from '@guildhall/domain/conversations'
import { may } from '@guildhall/domain/companies'
import type { Actor } from '@guildhall/domain/identity'
import { channelStream, type ChannelStreamDeps, type StreamEvent } from './channel-stream.ts'

export interface ResolverDeps extends ChannelStreamDeps {
  readonly inbox: ConversationInbox
}

/** What every resolver gets: the caller of a query, or the account whose channel a socket may hear. */
export interface GraphqlContext {
  readonly actor: Actor | null
  readonly channelAccountUuid: string | null
}

declare module 'mercurius' {
  interface MercuriusContext {
    actor: Actor | null
    channelAccountUuid: string | null
  }
}

/** Resolvers for queries and the channel. Each checks its own right; nothing is public. */
export function createResolvers(deps: ResolverDeps) {
  const counts = (actor: Actor) => deps.inbox.counts(readerOf(actor))
  return {
    Query: {
      viewer: (_: unknown, __: unknown, { actor }: GraphqlContext) =>
        actor === null
          ? null
          : {
              uuid: actor.accountUuid,
              userType: actor.userType,
              companyUuid: actor.companyUuid,
              role: actor.role,
              unreadConversations: async () => (await counts(actor)).unread,
              pendingRequests: async () => (await counts(actor)).pendingRequests,
            },
    },
  }
}

/** Opens the channel of the connection's own account; anybody else's is refused. */
export const subscribeChannel =
  (deps: ChannelStreamDeps) =>
  (_: unknown, { name, after }: { name: string; after?: number | null }, context: GraphqlContext) => {
    const account = context.channelAccountUuid
    if (account === null || name !== `private-${account}`) throw new Error('You can hear only your own channel.')
    return eventsOf((signal) => channelStream(deps, account, after ?? null, signal))
  }

const readerOf = (actor: Actor): InboxReader => ({
  accountUuid: actor.accountUuid,
  userType: actor.userType,
  companyUuid: actor.companyUuid,
  seesAllOfCompany: actor.role !== null && may(actor.role, 'see-all-conversations'),
})

/** Ends a stream that waits: `return` on a generator alone would wait for its next event. */
function eventsOf(
  open: (signal: AbortSignal) => AsyncGenerator<StreamEvent>,
): AsyncGenerator<{ readonly channel: StreamEvent }, void> {
  const ending = new AbortController()
  const stream = open(ending.signal)
  return {
    next: async () => {
      const { done, value } = await stream.next()
      return done === true ? { done, value: undefined } : { done: false, value: { channel: value } }
    },
    return: async () => {
      ending.abort()
      await stream.return(undefined)
      return { done: true, value: undefined }
    },
    throw: async (error) => {
      ending.abort()
      await stream.return(undefined)
      throw error
    },
    [Symbol.asyncIterator]() {
      return this
    },
    [Symbol.asyncDispose]: async () => {
      ending.abort()
      await stream.return(undefined)
    },
  }
}
