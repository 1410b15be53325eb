import type { TypingNotifier } from '../../conversations/index.ts'
import type { Clock } from '../../shared/index.ts'
import { channelName } from './channel-reaction.ts'
import type { EventBus } from './event-bus.port.ts'

export interface TypingNotifierDeps {
  readonly eventBus: Pick<EventBus, 'publish'>
  readonly clock: Clock
}

/** Publishes typing events to connected clients, without storing them. Rule: CONV-50. */
export const createTypingNotifier = ({ clock, eventBus }: TypingNotifierDeps): TypingNotifier => ({
  notify: async (accountUuids, conversationUuid) => {
    const at = clock.now().toISOString()
    const event = { sequence: 0, type: 'typing', conversationUuid, messageUuid: null, at } as const
    await Promise.all(accountUuids.map((uuid) => eventBus.publish(channelName(uuid), event)))
  },
})
