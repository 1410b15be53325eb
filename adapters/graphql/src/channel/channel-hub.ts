import type { ChannelSubscriber } from '@guildhall/domain/identity'
import type { ChannelEvent, ChannelStore, EventBus, Unsubscribe } from '@guildhall/domain/notifications'
import type { Clock, Uuid } from '@guildhall/domain/shared'
import { type ChannelFeed, createChannelFeed } from './channel-feed.ts'
import type { ChannelReader } from './channel-reader.ts'

export interface ChannelHubDeps {
  readonly store: ChannelStore
  readonly bus: EventBus
  readonly clock: Clock
  /** Interval at which the store is checked for events lost by the bus, and sessions for their end, in milliseconds. */
  readonly checkEvery?: number
  /** Those of them whose session has ended. */
  readonly findLost: (holders: readonly ChannelSubscriber[]) => Promise<ReadonlySet<ChannelSubscriber>>
}

/** All channels that have readers in this process. */
export interface ChannelHub extends Pick<ChannelHubDeps, 'clock' | 'store'> {
  /** Adds a reader to its person's channel. */
  enter(reader: ChannelReader): Promise<ChannelFeed>
  leave(reader: ChannelReader): Promise<void>
  /** The store did not respond to a reader: all channels are checked again soon. */
  onStoreAway(): void
  /** Whether the session has ended; not, if it cannot be said now. */
  isLost(holder: ChannelSubscriber): Promise<boolean>
  close(): void
}

interface Entry {
  readonly feed: Promise<ChannelFeed>
  readonly unsubscribe: Promise<Unsubscribe>
  readers: number
}

const CHECK_EVERY_MS = 20_000
/** What the store could not say is asked again after this time. */
const CHECK_AGAIN_MS = 1_000
/** Channels that one statement checks. */
const CHECKED_TOGETHER = 500

const partsOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / CHECKED_TOGETHER) }, (_, at) =>
    items.slice(at * CHECKED_TOGETHER, (at + 1) * CHECKED_TOGETHER),
  )

/**
 * Subscribes once to the channel of each person, however many readers they have, and checks all of them with one timer and a statement for
 * every 500. Rules: LIVE-6, LIVE-8, LIVE-13.
 */
export function createChannelHub(deps: ChannelHubDeps): ChannelHub {
  const { bus, findLost, store } = deps
  const entries = new Map<Uuid, Entry>()
  const feeds = new Map<Uuid, ChannelFeed>()

  let again: NodeJS.Timeout | undefined
  const checkSoon = (): void => {
    again ??= setTimeout(() => {
      again = undefined
      void check()
    }, CHECK_AGAIN_MS).unref()
  }

  const open = (accountUuid: Uuid): Entry => {
    // Heard before the feed knows where it begins: it reads them.
    let early = 0
    let feed: ChannelFeed | undefined
    const hear = (event: ChannelEvent): void => {
      if (feed === undefined) early = Math.max(early, event.sequence)
      else feed.hear(event)
    }
    const unsubscribe = bus.subscribe(`private-${accountUuid}`, hear)
    const opening = unsubscribe.then(async () => {
      const start = await store.getLatestSequence(accountUuid)
      feed = createChannelFeed({ store, onStoreAway: checkSoon }, accountUuid, start)
      feed.expect(early)
      if (entries.get(accountUuid) === entry) feeds.set(accountUuid, feed)
      return feed
    })
    const entry: Entry = { feed: opening, unsubscribe, readers: 0 }
    entries.set(accountUuid, entry)
    return entry
  }

  const close = async (accountUuid: Uuid, entry: Entry): Promise<void> => {
    entries.delete(accountUuid)
    feeds.delete(accountUuid)
    await (
      await entry.unsubscribe
    )()
  }

  const leave = async (accountUuid: Uuid, entry: Entry): Promise<void> => {
    entry.readers -= 1
    if (entry.readers === 0) await close(accountUuid, entry)
  }

  const checkChannels = async (part: readonly (readonly [Uuid, ChannelFeed])[]): Promise<void> => {
    const latest = await store.getLatestSequences(part.map(([accountUuid]) => accountUuid))
    for (const [accountUuid, feed] of part) {
      feed.expect(latest.get(accountUuid) ?? 0)
      for (const reader of feed.readers) reader.remind()
    }
  }

  const checkSessions = async (readers: readonly ChannelReader[]): Promise<void> => {
    const lost = await findLost(readers.map(({ holder }) => holder))
    for (const reader of readers) if (lost.has(reader.holder)) reader.end()
  }

  let isChecking = false
  let isDueAgain = false
  const check = async (): Promise<void> => {
    if (isChecking) {
      isDueAgain = true
      return
    }
    isChecking = true
    isDueAgain = false
    // Whatever is away now is asked again soon.
    for (const part of partsOf([...feeds])) await checkChannels(part).catch(checkSoon)
    const readers = [...feeds.values()].flatMap((feed) => [...feed.readers])
    for (const part of partsOf(readers)) await checkSessions(part).catch(checkSoon)
    isChecking = false
    if (isDueAgain) await check()
  }
  const timer = setInterval(() => void check(), deps.checkEvery ?? CHECK_EVERY_MS).unref()
  bus.onReturn(() => void check())

  return {
    clock: deps.clock,
    store,
    enter: async (reader) => {
      const { accountUuid } = reader.holder
      const entry = entries.get(accountUuid) ?? open(accountUuid)
      entry.readers += 1
      try {
        const feed = await entry.feed
        feed.readers.add(reader)
        return feed
      } catch (error) {
        await leave(accountUuid, entry).catch(() => undefined)
        throw error
      }
    },
    leave: async (reader) => {
      const { accountUuid } = reader.holder
      const entry = entries.get(accountUuid)
      if (feeds.get(accountUuid)?.readers.delete(reader) === true && entry !== undefined)
        await leave(accountUuid, entry)
    },
    isLost: async (holder) => {
      const lost = await findLost([holder]).catch(() => null)
      return lost?.has(holder) ?? false
    },
    onStoreAway: checkSoon,
    close: () => {
      clearInterval(timer)
      clearTimeout(again)
    },
  }
}
