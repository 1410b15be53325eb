import type { ChannelEvent, ChannelStore } from '@guildhall/domain/notifications'
import { fakeChannelStore, fakeEventBus } from '@guildhall/domain/testing'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createChannelHub } from './channel-hub.ts'
import { createChannelReader } from './channel-reader.ts'
import { streamChannel, type StreamEvent } from './channel-stream.ts'

const account = '0193456c-0000-7000-8000-000000000001'
const channel = `private-${account}`
const at = '2026-11-21T12:00:00.000Z'
const clock = { now: () => new Date(at) }
const contentOf = (key: string): Omit<ChannelEvent, 'sequence'> => ({
  type: 'message-sent',
  conversationUuid: key,
  messageUuid: null,
  at,
})

const setUp = (checkEvery = 20) => {
  const fake = fakeChannelStore()
  const store = { ...fake, listAfter: vi.fn<ChannelStore['listAfter']>(fake.listAfter) }
  const bus = fakeEventBus()
  const subscribe = vi.spyOn(bus, 'subscribe')
  const hub = createChannelHub({ bus, checkEvery, clock, findLost: async () => new Set(), store })
  const add = async (key: string): Promise<ChannelEvent> => {
    const event = (await store.append([account], key, contentOf(key))).get(account)
    if (event === undefined) throw new Error(`${key} was added before`)
    return event
  }
  const read = (after: number | null) => {
    const reader = createChannelReader({ accountUuid: account, sessionUuid: 'session' })
    const stream = streamChannel(hub, reader, after)
    const until = async (sequence: number): Promise<readonly number[]> => {
      const heard: number[] = []
      for await (const { sequence: next, type } of stream as AsyncIterable<StreamEvent>) {
        if (type !== 'ready') heard.push(next)
        if (next >= sequence) break
      }
      return heard
    }
    return { stream, until }
  }
  return { add, bus, hub, read, store, subscribe }
}

// LIVE-13
describe('the channels of a process', () => {
  it('pass the next event on from the bus to all readers, without a look into the store', async () => {
    const { add, bus, hub, read, store, subscribe } = setUp(60_000)
    const readers = [read(null), read(null), read(null)]
    for (const { stream } of readers) expect((await stream.next()).value).toMatchObject({ type: 'ready', sequence: 0 })
    const heard = readers.map(({ until }) => until(2))
    await bus.publish(channel, await add('a'))
    await bus.publish(channel, await add('b'))
    expect(await Promise.all(heard)).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ])
    expect(store.listAfter).not.toHaveBeenCalled()
    expect(subscribe).toHaveBeenCalledOnce()
    hub.close()
  })

  it('read what the bus has lost once for all readers', async () => {
    const { add, bus, hub, read, store } = setUp(60_000)
    const readers = [read(null), read(null)]
    for (const { stream } of readers) await stream.next()
    const heard = readers.map(({ until }) => until(3))
    await add('lost')
    await add('lost too')
    await bus.publish(channel, await add('heard'))
    expect(await Promise.all(heard)).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
    expect(store.listAfter).toHaveBeenCalledOnce()
    hub.close()
  })

  // LIVE-6
  it('read what the bus has lost as soon as it is back, even if nothing follows', async () => {
    const { add, bus, hub, read } = setUp(60_000)
    const reader = read(null)
    await reader.stream.next()
    const heard = reader.until(2)
    await add('lost')
    await add('lost too')
    bus.comeBack()
    expect(await heard).toEqual([1, 2])
    hub.close()
  })

  // LIVE-6
  it('ask a store that was away again, without waiting for the next check', async () => {
    const { add, bus, hub, read, store } = setUp(60_000)
    const reader = read(null)
    await reader.stream.next()
    const heard = reader.until(2)
    store.listAfter.mockRejectedValueOnce(new Error('away'))
    await add('lost')
    await bus.publish(channel, await add('heard while the store is away'))
    expect(await heard).toEqual([1, 2])
    hub.close()
  })

  it('let a reader that does not keep up read the store', async () => {
    const { add, bus, hub, read } = setUp()
    const slow = read(null)
    await slow.stream.next()
    for (let number = 1; number <= 200; number += 1) await bus.publish(channel, await add(String(number)))
    expect(await slow.until(200)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
    hub.close()
  })

  // LIVE-5, LIVE-6
  it('deliver every event once and in order, whatever the bus loses, repeats or delays, and whenever readers come', async () => {
    const fate = fc.constantFrom('passed', 'lost', 'repeated', 'late', 'reader')
    await fc.assert(
      fc.asyncProperty(fc.array(fate, { minLength: 1, maxLength: 30 }), async (fates) => {
        const { add, bus, hub, read } = setUp(5)
        let late: ChannelEvent[] = []
        const readers: { readonly from: number; readonly heard: Promise<readonly number[]> }[] = []
        const last = fates.filter((one) => one !== 'reader').length + 1
        let sequence = 0
        const join = (): void => {
          readers.push({ from: sequence, heard: read(sequence).until(last) })
        }
        join()
        for (const [number, what] of fates.entries()) {
          if (what === 'reader') {
            join()
            continue
          }
          const event = await add(String(number))
          sequence = event.sequence
          if (what === 'late') late = [event, ...late]
          if (what === 'passed' || what === 'repeated') await bus.publish(channel, event)
          if (what === 'repeated') await bus.publish(channel, event)
        }
        for (const event of late) await bus.publish(channel, event)
        await add('the last, which is lost')
        for (const { from, heard } of readers) {
          expect(await heard).toEqual(Array.from({ length: last - from }, (_, index) => from + index + 1))
        }
        hub.close()
      }),
      { numRuns: 60 },
    )
  })
})
