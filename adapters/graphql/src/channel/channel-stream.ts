import { isTransientEvent, type ChannelEvent, type ChannelStore, type EventBus } from '@guildhall/domain/notifications'
import type { ChannelSubscriber } from '@guildhall/domain/identity'
import type { Clock } from '@guildhall/domain/shared'

/** Events that a subscriber receives: the channel's, and two of the stream itself. */
export type StreamEvent = Omit<ChannelEvent, 'type'> & { readonly type: ChannelEvent['type'] | 'ready' | 'read-afresh' }

export interface ChannelStreamDeps {
  readonly store: ChannelStore
  readonly bus: EventBus
  readonly clock: Clock
  /** Interval at which the store is checked for events lost by the bus, in milliseconds. */
  readonly checkEvery?: number
  /** Whether the session is still valid; checked when a session ends, and at every interval. */
  readonly isAuthorized: (holder: ChannelSubscriber) => Promise<boolean>
}

/** Maximum number of transient events buffered for a slow reader. */
const TRANSIENT_EVENTS_MAX = 20

/**
 * Streams a person's channel from a sequence on, in order, each event once: missed events come from the store, new ones from the
 * bus, and gaps (or silence) are filled from the store, so that nothing is lost if the bus loses something. Transient events
 * (typing, presence) are passed on with the last sequence. The stream ends when the person is no longer authorized because the session
 * has ended. Rules: LIVE-5, LIVE-6, LIVE-8.
 */
export async function* streamChannel(
  { store, bus, clock, isAuthorized, checkEvery = 20_000 }: ChannelStreamDeps,
  holder: ChannelSubscriber,
  after: number | null,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const { accountUuid } = holder
  const waiting = createSignal()
  // If authorization cannot be checked now, the stream goes on.
  const isLost = async (): Promise<boolean> => !(await isAuthorized(holder).catch(() => true))
  let checking = false
  let live: number | null = null
  let passing: ChannelEvent[] = []
  const unsubscribe = await bus.subscribe(`private-${accountUuid}`, (event) => {
    if (isTransientEvent(event.type)) passing = [...passing, event].slice(-TRANSIENT_EVENTS_MAX)
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
      // An unavailable store is read again at the next check: nothing is lost by waiting.
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

/** A flag that can be awaited; awaiting resets it. */
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
