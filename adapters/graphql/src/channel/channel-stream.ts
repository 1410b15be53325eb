import { isTransientEvent, type ChannelEvent } from '@guildhall/domain/notifications'
import type { ChannelHub } from './channel-hub.ts'
import type { ChannelReader } from './channel-reader.ts'

/** Events that a subscriber receives: the channel's, and two of the stream itself. */
export type StreamEvent = Omit<ChannelEvent, 'type'> & { readonly type: ChannelEvent['type'] | 'ready' | 'read-afresh' }

/**
 * Streams a person's channel from a sequence on, in order, each event once: an event of the bus is passed on if it is the next one, and
 * everything else comes from the store: what was missed before, and what the bus has lost. Transient events (typing, presence) are passed on
 * with the last sequence. The stream ends when the person is no longer authorized because the session has ended. Rules: LIVE-5, LIVE-6,
 * LIVE-8.
 */
export async function* streamChannel(
  hub: ChannelHub,
  reader: ChannelReader,
  after: number | null,
): AsyncGenerator<StreamEvent> {
  const { holder } = reader
  const { accountUuid } = holder
  const { store } = hub
  const word = (type: 'ready' | 'read-afresh', sequence: number): StreamEvent => ({
    sequence,
    type,
    conversationUuid: null,
    messageUuid: null,
    at: hub.clock.now().toISOString(),
  })
  try {
    // What comes from now on waits for the reader.
    const feed = await hub.enter(reader)
    let last = after ?? feed.head()

    const readMissed = async (): Promise<readonly StreamEvent[]> => {
      const missed = await store.listAfter(accountUuid, last)
      if (missed === null) return [word('read-afresh', await store.getLatestSequence(accountUuid))]
      return missed
    }

    if (after !== null) {
      for (const event of await readMissed()) {
        last = event.sequence
        yield event
      }
    }
    yield word('ready', last)
    while (!reader.hasEnded()) {
      const heard = await reader.take()
      if (reader.hasEnded()) return
      let isBehind = heard.isBehind
      let hasSessionEnded = false
      for (const event of heard.events) {
        if (isTransientEvent(event.type)) yield { ...event, sequence: last }
        else if (event.sequence === last + 1) {
          last = event.sequence
          hasSessionEnded ||= event.type === 'session-ended'
          yield event
        } else if (event.sequence > last) isBehind = true
      }
      if (isBehind) {
        const missed = await readMissed().catch(() => null)
        // The next check reminds it.
        if (missed === null) {
          reader.lag()
          hub.onStoreAway()
        }
        for (const event of missed ?? []) {
          last = event.sequence
          hasSessionEnded ||= event.type === 'session-ended'
          yield event
        }
      }
      if (hasSessionEnded && (await hub.isLost(holder))) return
    }
  } finally {
    await hub.leave(reader)
  }
}
