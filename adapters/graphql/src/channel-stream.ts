import type { ChannelEvent, ChannelStore, EventBus } from '@guildhall/domain/notifications'
import type { ChannelSubscriber } from '@guildhall/domain/identity'
import type { Clock } from '@guildhall/domain/shared'

/** What a subscriber gets: the channel's events, and two words of the stream itself. */
export type StreamEvent = Omit<ChannelEvent, 'type'> & { readonly type: ChannelEvent['type'] | 'ready' | 'read-afresh' }

export interface ChannelStreamDeps {
  readonly store: ChannelStore
  readonly bus: EventBus
  readonly clock: Clock
  /** How often the store is asked for what the bus may have lost, in milliseconds. */
  readonly checkEvery?: number
  /** Whether this person may still hear the channel; asked when a session ends, and at every check. */
  readonly holds: (holder: ChannelSubscriber) => Promise<boolean>
}

/** Words of the moment that wait for a slow reader at most. */
const PASSING_MAX = 20

/**
 * One person's channel from a sequence on, in order, each event once: what was missed comes from the store, the rest live from the
 * bus, and a gap (or silence) is filled from the store, so nothing is lost when the bus loses something. What is
 * never stored (typing) passes through under the last sequence. It ends by itself when its person may no longer hear it: their session
 * has ended. Rules: LIVE-5, LIVE-6, LIVE-8.
 */
export async function* channelStream(
  { store, bus, clock, holds, checkEvery = 20_000 }: ChannelStreamDeps,
  holder: ChannelSubscriber,
  after: number | null,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const { accountUuid } = holder
  const waiting = createSignal()
  // Who cannot be asked about now is not sent away.
  const isLost = async (): Promise<boolean> => !(await holds(holder).catch(() => true))
  let checking = false
  let live: number | null = null
  let passing: ChannelEvent[] = []
  const unsubscribe = await bus.subscribe(`private-${accountUuid}`, (event) => {
    if (event.type === 'typing') passing = [...passing, event].slice(-PASSING_MAX)
    live = Math.max(live ?? 0, event.sequence)
    waiting.raise()
  })
  const check = setInterval(() => {
    live = Number.MAX_SAFE_INTEGER
    checking = true
    waiting.raise()
  }, checkEvery)
  signal.addEventListener('abort', waiting.raise, { once: true })
  const word = (type: 'ready' | 'read-afresh', sequence: number): StreamEvent => ({
    sequence,
    type,
    conversationUuid: null,
    messageUuid: null,
    at: clock.now().toISOString(),
  })

  try {
    let last = after ?? (await store.getLatestSequence(accountUuid))
    const missed = after === null ? [] : await store.listAfter(accountUuid, after)
    if (missed === null) {
      last = await store.getLatestSequence(accountUuid)
      yield word('read-afresh', last)
    } else {
      for (const event of missed) {
        last = event.sequence
        yield event
      }
    }
    yield word('ready', last)
    while (!signal.aborted) {
      await waiting.raised()
      if (signal.aborted) return
      if (checking) {
        checking = false
        if (await isLost()) return
      }
      const heard = passing
      passing = []
      for (const event of heard) yield { ...event, sequence: last }
      if (live === null || live <= last) continue
      live = null
      // A store that does not answer now is asked again at the next check: the reader loses nothing by waiting.
      const news = await store.listAfter(accountUuid, last).catch(() => [])
      if (news === null) {
        last = await store.getLatestSequence(accountUuid)
        yield word('read-afresh', last)
        continue
      }
      for (const event of news) {
        last = event.sequence
        yield event
      }
      if (news.some(({ type }) => type === 'session-ended') && (await isLost())) return
    }
  } finally {
    clearInterval(check)
    signal.removeEventListener('abort', waiting.raise)
    await unsubscribe()
  }
}

/** A flag that can be awaited and is lowered by waiting. */
function createSignal(): { raise: () => void; raised: () => Promise<void> } {
  let up = false
  let wake: (() => void) | null = null
  return {
    raise() {
      up = true
      wake?.()
    },
    async raised() {
      if (!up) await new Promise<void>((resolve) => (wake = resolve))
      wake = null
      up = false
    },
  }
}
