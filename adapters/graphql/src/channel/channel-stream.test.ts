import type { ChannelEvent, ChannelStore } from '@guildhall/domain/notifications'
import { fakeChannelStore, fakeEventBus } from '@guildhall/domain/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { createChannelHub, type ChannelHubDeps } from './channel-hub.ts'
import { createChannelReader } from './channel-reader.ts'
import { streamChannel, type StreamEvent } from './channel-stream.ts'

const account = '0193456c-0000-7000-8000-000000000001'
const holder = { accountUuid: account, sessionUuid: 'session' }
const at = '2026-11-21T12:00:00.000Z'
const clock = { now: () => new Date(at) }
const contentOf = (conversationUuid: string): Omit<ChannelEvent, 'sequence'> => ({
  type: 'message-sent',
  conversationUuid,
  messageUuid: null,
  at,
})

interface Heard {
  readonly sequence: number
  readonly type: string
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A hub that checks 50 times a second. */
const openHub = (deps: Pick<ChannelHubDeps, 'bus' | 'store'>, isAuthorized: () => Promise<boolean>) => {
  const findLost: ChannelHubDeps['findLost'] = async (holders) => new Set((await isAuthorized()) ? [] : holders)
  const hub = createChannelHub({ ...deps, clock, checkEvery: 20, findLost })
  closing.push(hub.close)
  return hub
}

function listening(after: number | null, { loses = false, holds = async () => true } = {}) {
  const store = fakeChannelStore()
  const bus = fakeEventBus()
  const reader = createChannelReader(holder)
  const hub = openHub({ store, bus }, holds)
  const stream = streamChannel(hub, reader, after)
  const next = async (): Promise<Heard> => {
    const { value } = (await stream.next()) as { value: StreamEvent }
    return { sequence: value.sequence, type: value.type }
  }
  const tell = async (key: string): Promise<void> => {
    const event = (await store.append([account], key, contentOf(key))).get(account)
    if (event !== undefined && !loses) await bus.publish(`private-${account}`, event)
  }
  return { store, bus, reader, stream, next, tell }
}

describe('a channel', () => {
  it('starts with live events, not with the past', async () => {
    const { next, tell } = listening(null)
    await tell('a')
    expect(await next()).toEqual({ sequence: 1, type: 'ready' })
    const later = next()
    await tell('b')
    expect(await later).toEqual({ sequence: 2, type: 'message-sent' })
  })

  // LIVE-5
  it('replays missed events in order, then reports that it is ready', async () => {
    const { next, tell } = listening(1)
    for (const key of ['a', 'b', 'c']) await tell(key)
    expect([await next(), await next(), await next()]).toEqual([
      { sequence: 2, type: 'message-sent' },
      { sequence: 3, type: 'message-sent' },
      { sequence: 3, type: 'ready' },
    ])
  })

  // LIVE-5
  it('requests a reload if missed events are no longer stored', async () => {
    const { next, tell, store } = listening(1)
    for (const key of ['a', 'b', 'c']) await tell(key)
    await store.removeOlderThan(new Date('2026-11-21T12:00:01Z'))
    expect(await next()).toEqual({ sequence: 3, type: 'read-afresh' })
    expect(await next()).toEqual({ sequence: 3, type: 'ready' })
  })

  // LIVE-6
  it('fills the gap of a lost event', async () => {
    const { next, store, tell } = listening(null)
    expect(await next()).toEqual({ sequence: 0, type: 'ready' })
    await store.append([account], 'lost', contentOf('lost'))
    const first = next()
    await tell('heard')
    expect(await first).toEqual({ sequence: 1, type: 'message-sent' })
    expect(await next()).toEqual({ sequence: 2, type: 'message-sent' })
  })

  // CONV-50, CONV-70
  it.each(['typing', 'presence-entered'] as const)(
    'passes %s on with the last sequence, and does not replay it',
    async (type) => {
      const { bus, next, store, tell } = listening(null)
      await tell('a')
      await next()
      const typing = { ...contentOf('a'), type, sequence: 0 } as const
      const heard = next()
      await bus.publish(`private-${account}`, typing)
      expect(await heard).toEqual({ sequence: 1, type })
      expect(await store.listAfter(account, 0)).toMatchObject([{ sequence: 1, type: 'message-sent' }])
    },
  )

  it('finds a lost event even if no other follows', async () => {
    const { next, tell } = listening(null, { loses: true })
    await next()
    const later = next()
    await tell('lost')
    expect(await later).toEqual({ sequence: 1, type: 'message-sent' })
  })

  // LIVE-6
  it('delivers nothing twice when the bus repeats events', async () => {
    const { next, tell, bus, store } = listening(null)
    await next()
    const first = next()
    await tell('a')
    expect(await first).toEqual({ sequence: 1, type: 'message-sent' })
    const [event] = (await store.listAfter(account, 0)) ?? []
    const second = next()
    if (event) await bus.publish(`private-${account}`, event)
    await tell('b')
    expect(await second).toEqual({ sequence: 2, type: 'message-sent' })
  })

  it('continues while the store is temporarily unavailable', async () => {
    const { store, bus } = listening(null)
    let away = false
    const failing: ChannelStore = {
      ...store,
      listAfter: (...range) => (away ? Promise.reject(new Error('away')) : store.listAfter(...range)),
    }
    const stream = streamChannel(
      openHub({ store: failing, bus }, async () => true),
      createChannelReader(holder),
      null,
    )
    await stream.next()
    away = true
    const later = stream.next()
    const event = (await store.append([account], 'a', contentOf('a'))).get(account)
    if (event) await bus.publish(`private-${account}`, event)
    away = false
    expect(((await later) as { value: StreamEvent }).value.sequence).toBe(1)
  })

  // LIVE-8
  it('ends with the session, after notifying the reader', async () => {
    let standing = true
    const { bus, next, store, stream } = listening(null, { holds: async () => standing })
    await next()
    const end = async (key: string): Promise<void> => {
      const stored = await store.append([account], key, { ...contentOf(key), type: 'session-ended' })
      const event = stored.get(account)
      if (event !== undefined) await bus.publish(`private-${account}`, event)
    }
    const first = next()
    await end('another session')
    expect(await first).toEqual({ sequence: 1, type: 'session-ended' })
    const second = next()
    standing = false
    await end('this session')
    expect(await second).toEqual({ sequence: 2, type: 'session-ended' })
    expect(await stream.next()).toEqual({ value: undefined, done: true })
  })

  it('ends at the next check if no event reported the end of the session', async () => {
    let standing = true
    const { next, stream } = listening(null, { holds: async () => standing })
    await next()
    standing = false
    expect(await stream.next()).toEqual({ value: undefined, done: true })
  })

  it('continues while the session cannot be checked', async () => {
    const { next, tell } = listening(null, { loses: true, holds: () => Promise.reject(new Error('away')) })
    await next()
    const later = next()
    await tell('a')
    expect(await later).toEqual({ sequence: 1, type: 'message-sent' })
  })

  it('unsubscribes when its reader leaves', async () => {
    const { stream, next, reader } = listening(null)
    await next()
    const waiting = stream.next()
    reader.end()
    expect(await waiting).toEqual({ value: undefined, done: true })
  })
})
