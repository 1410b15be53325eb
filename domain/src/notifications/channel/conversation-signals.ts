import type { ConversationSignals } from '../../conversations/index.ts'
import type { Clock } from '../../shared/index.ts'
import { channelName } from './channel-reaction.ts'
import type { EventBus } from './event-bus.port.ts'

export interface ConversationSignalsDeps {
  readonly eventBus: Pick<EventBus, 'publish'>
  readonly clock: Clock
}

/** Publishes typing and presence to connected clients, without storing them. Rules: CONV-50, CONV-70. */
export const createConversationSignals = ({ clock, eventBus }: ConversationSignalsDeps): ConversationSignals => ({
  send: async (accountUuids, conversationUuid, signal) => {
    const at = clock.now().toISOString()
    const type = signal === 'typing' ? signal : (`presence-${signal}` as const)
    const event = { sequence: 0, type, conversationUuid, messageUuid: null, at } as const
    await Promise.all(accountUuids.map((uuid) => eventBus.publish(channelName(uuid), event)))
  },
})
