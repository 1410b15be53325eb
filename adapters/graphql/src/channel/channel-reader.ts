import type { ChannelSubscriber } from '@guildhall/domain/identity'
import { type ChannelEvent, isTransientEvent } from '@guildhall/domain/notifications'

/** Events that wait for a slow reader; with more it reads them from the store when it comes to them. */
const WAITING_MAX = 50
/** Transient events that wait. */
const TRANSIENT_MAX = 20

/** What a reader finds when it looks. */
export interface Heard {
  readonly events: readonly ChannelEvent[]
  /** There are events that it was not given. */
  readonly isBehind: boolean
}

/** One subscription of a person's channel: what it was told and has not passed on yet. */
export interface ChannelReader {
  readonly holder: ChannelSubscriber
  /** Tells it of the next event. */
  offer(event: ChannelEvent): void
  /** Lets it read the store. */
  fallBehind(): void
  /** Lets it read the store once it is reminded: the store is away. */
  lag(): void
  /** Wakes it if it is behind. */
  remind(): void
  /** Ends it: its session has ended, or it has left. */
  end(): void
  /** Whether it was ended. */
  hasEnded(): boolean
  /** Waits until there is something, and takes it. */
  take(): Promise<Heard>
}

export function createChannelReader(holder: ChannelSubscriber): ChannelReader {
  let events: ChannelEvent[] = []
  let transient = 0
  let isBehind = false
  let ended = false
  let isRaised = false
  let wake: (() => void) | null = null

  const raise = (): void => {
    isRaised = true
    wake?.()
  }

  return {
    holder,
    offer: (event) => {
      if (isTransientEvent(event.type)) {
        if (transient === TRANSIENT_MAX) {
          const oldest = events.findIndex(({ type }) => isTransientEvent(type))
          events.splice(oldest, 1)
        } else transient += 1
      } else if (isBehind) {
        return
      } else if (events.length - transient >= WAITING_MAX) {
        isBehind = true
        events = events.filter(({ type }) => isTransientEvent(type))
        raise()
        return
      }
      events.push(event)
      raise()
    },
    fallBehind: () => {
      isBehind = true
      raise()
    },
    lag: () => {
      isBehind = true
    },
    remind: () => {
      if (isBehind) raise()
    },
    end: () => {
      ended = true
      raise()
    },
    hasEnded: () => ended,
    take: async () => {
      if (!isRaised) await new Promise<void>((resolve) => (wake = resolve))
      wake = null
      isRaised = false
      const heard = { events, isBehind }
      events = []
      transient = 0
      isBehind = false
      return heard
    },
  }
}
