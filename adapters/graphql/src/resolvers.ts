import { toInboxReader, type ConversationInbox } from '@guildhall/domain/conversations'
import type { Actor, ChannelSubscriber } from '@guildhall/domain/identity'
import { streamChannel, type ChannelStreamDeps, type StreamEvent } from './channel-stream.ts'

export interface ResolverDeps extends ChannelStreamDeps {
  readonly inbox: ConversationInbox
}

/** The context of resolvers: the caller of a query, or the channel of a socket. */
export interface GraphqlContext {
  readonly actor: Actor | null
  readonly channel: OpenChannel | null
}

/** A socket's channel, and how the socket is closed when it is no longer authorized. */
export interface OpenChannel {
  readonly holder: ChannelSubscriber
  readonly close: () => void
}

declare module 'mercurius' {
  interface MercuriusContext {
    actor: Actor | null
    channel: OpenChannel | null
  }
}

/** Resolvers for queries and the channel. Each checks authorization; nothing is public. */
export function createResolvers(deps: ResolverDeps) {
  const counts = (actor: Actor) => deps.inbox.getCounts(toInboxReader(actor))
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

/** Subscribes to the connection's own channel; others are refused. */
export const subscribeChannel =
  (deps: ChannelStreamDeps) =>
  (_: unknown, { name, after }: { name: string; after?: number | null }, context: GraphqlContext) => {
    const { channel } = context
    if (channel === null || name !== `private-${channel.holder.accountUuid}`)
      throw new Error('You can hear only your own channel.')
    return eventsOf((signal) => streamChannel(deps, channel.holder, after ?? null, signal), channel.close)
  }

/** Ends a waiting stream: `return` on a generator alone would wait for its next event. */
function eventsOf(
  open: (signal: AbortSignal) => AsyncGenerator<StreamEvent>,
  lost: () => void,
): AsyncGenerator<{ readonly channel: StreamEvent }, void> {
  const ending = new AbortController()
  const stream = open(ending.signal)
  return {
    next: async () => {
      const { done, value } = await stream.next()
      if (done !== true) return { done: false, value: { channel: value } }
      if (!ending.signal.aborted) lost()
      return { done, value: undefined }
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
