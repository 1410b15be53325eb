import { eventBusContract } from '@guildhall/domain/testing/contracts/event-bus'
import { describe, expect, it, vi } from 'vitest'
import { createInProcessEventBus, type EventHub } from './index.ts'

eventBusContract('the in-process event bus', async () => {
  const hub: EventHub = new Map()
  return {
    connect: () => createInProcessEventBus({ hub }),
    close: async () => undefined,
  }
})

describe('the in-process event bus', () => {
  it('removes channels without subscribers', async () => {
    const hub: EventHub = new Map()
    const bus = createInProcessEventBus({ hub })
    const leave = await bus.subscribe('a', () => undefined)
    await bus.subscribe('b', () => undefined)
    await leave()
    expect([...hub.keys()]).toEqual(['b'])
    await bus.close()
    expect(hub.size).toBe(0)
  })

  it('reports a throwing listener without failing the publisher', async () => {
    const onListenerError = vi.fn<(error: unknown) => void>()
    const bus = createInProcessEventBus({ onListenerError })
    const broken = new Error('a broken listener')
    await bus.subscribe('a', () => {
      throw broken
    })
    const at = '2026-11-21T10:00:00.000Z'
    await bus.publish('a', { sequence: 1, type: 'message-sent', conversationUuid: null, messageUuid: null, at })
    await vi.waitUntil(() => onListenerError.mock.calls.length > 0)
    expect(onListenerError).toHaveBeenCalledExactlyOnceWith(broken)
  })
})
