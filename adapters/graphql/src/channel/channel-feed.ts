import { type ChannelEvent, type ChannelStore, isTransientEvent } from '@guildhall/domain/notifications'
import type { Uuid } from '@guildhall/domain/shared'
import type { ChannelReader } from './channel-reader.ts'

/** A person's channel in this process: what the bus brings goes to all of their readers, and the store is asked once for all. */
export interface ChannelFeed {
  readonly readers: Set<ChannelReader>
  /** The last event that the readers were told of. */
  head(): number
  /** An event from the bus. */
  hear(event: ChannelEvent): void
  /** The store has this event, at least: reads those that the bus lost. */
  expect(sequence: number): void
}

export interface ChannelFeedDeps {
  readonly store: Pick<ChannelStore, 'getLatestSequence' | 'listAfter'>
  /** The store is away, and is to be asked again. */
  readonly onStoreAway: () => void
}

/** The feed of a channel whose last event, so far, is `start`. Rule: LIVE-6. */
export function createChannelFeed(
  { onStoreAway, store }: ChannelFeedDeps,
  accountUuid: Uuid,
  start: number,
): ChannelFeed {
  const readers = new Set<ChannelReader>()
  let head = start
  let newest = start
  let isReading = false

  const tell = (event: ChannelEvent): void => {
    for (const reader of readers) reader.offer(event)
  }

  const pass = (event: ChannelEvent): void => {
    head = event.sequence
    tell(event)
  }

  /** What is heard meanwhile is read, too: the reading goes on until there is nothing new. */
  const read = async (): Promise<void> => {
    const before = head
    const missed = await store.listAfter(accountUuid, head)
    if (missed === null) {
      head = await store.getLatestSequence(accountUuid)
      for (const reader of readers) reader.fallBehind()
      return
    }
    for (const event of missed) pass(event)
    if (newest > head && head > before) await read()
  }

  const catchUp = (): void => {
    if (isReading) return
    isReading = true
    // A store that is away is asked again by the next check: nothing is lost by waiting.
    void read()
      .catch(onStoreAway)
      .then(() => {
        isReading = false
      })
  }

  return {
    readers,
    head: () => head,
    hear: (event) => {
      if (isTransientEvent(event.type)) {
        tell(event)
        return
      }
      newest = Math.max(newest, event.sequence)
      if (event.sequence === head + 1 && !isReading) pass(event)
      else if (event.sequence > head) catchUp()
    },
    expect: (sequence) => {
      newest = Math.max(newest, sequence)
      if (sequence > head) catchUp()
    },
  }
}
