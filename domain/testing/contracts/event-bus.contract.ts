import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChannelEvent, EventBus } from '../../src/notifications/index.ts'

/** What buses connect to: a server, or the hub of one process. */
export interface EventBusExchange {
  /** Another bus on the same exchange. */
  connect(): EventBus
  /** Publishes foreign bytes; absent if only our own buses can publish. */
  readonly sendForeign?: (channel: string, payload: string) => Promise<void>
  close(): Promise<void>
}

/** Contract of every event bus. `create` makes an exchange that no other test uses. */
export function eventBusContract(name: string, create: () => Promise<EventBusExchange>): void {
  describe(`${name} as an event bus`, () => {
    let exchange: EventBusExchange
    let bus: EventBus
    let other: EventBus
    const connected: EventBus[] = []

    const connect = (): EventBus => {
      const made = exchange.connect()
      connected.push(made)
      return made
    }

    beforeEach(async () => {
      exchange = await create()
      bus = connect()
      other = connect()
      await vi.waitUntil(() => bus.isHealthy(), { timeout: 20_000 })
      await vi.waitUntil(() => other.isHealthy(), { timeout: 20_000 })
    })

    afterEach(async () => {
      await Promise.all(connected.splice(0).map((made) => made.close()))
      await exchange.close()
    })

    /** Resolves when everything published before on this bus has been delivered. */
    const settled = async (publisher: EventBus): Promise<void> => {
      const heard = await listen(bus, 'settled')
      const heardByOther = await listen(other, 'settled')
      await publisher.publish('settled', event(1))
      await vi.waitUntil(() => heard.length > 0 && heardByOther.length > 0)
    }

    it('delivers to every subscriber of the channel, on the same bus and on another', async () => {
      const heard = [await listen(bus, 'a'), await listen(bus, 'a'), await listen(other, 'a')]
      await bus.publish('a', event(7))
      await settled(bus)
      expect(heard).toEqual([[event(7)], [event(7)], [event(7)]])
    })

    it('delivers one publisher in order', async () => {
      const heard = await listen(other, 'a')
      const sequences = Array.from({ length: 500 }, (_, index) => index + 1)
      await Promise.all(sequences.map((sequence) => bus.publish('a', event(sequence))))
      await settled(bus)
      expect(heard.map(({ sequence }) => sequence)).toEqual(sequences)
    })

    it('delivers every type of event unchanged', async () => {
      const heard = await listen(other, 'a')
      const whole: ChannelEvent = {
        sequence: Number.MAX_SAFE_INTEGER,
        type: 'session-ended',
        conversationUuid: '5f0c2f0e-4b5e-4f4e-9a52-0d6d8e5b1c11',
        messageUuid: '8a7a2a39-1d0a-4a2c-8f7f-2f0c3a1b9d22',
        at: '2026-11-21T10:00:00.000Z',
      }
      await bus.publish('a', whole)
      await settled(bus)
      expect(heard).toEqual([whole])
    })

    it('separates channels with any characters in their names', async () => {
      const names = [
        'private-5f0c2f0e-4b5e-4f4e-9a52-0d6d8e5b1c11',
        'a',
        'a.b',
        'a.*',
        'a.>',
        '>',
        '*',
        'a b',
        'ä/%41',
        'A',
        '',
      ]
      const heard = await Promise.all(names.map((channel) => listen(other, channel)))
      for (const [index, channel] of names.entries()) await bus.publish(channel, event(index))
      await settled(bus)
      expect(heard).toEqual(names.map((_, index) => [event(index)]))
    })

    it('stops delivering to a removed subscriber only', async () => {
      const left: ChannelEvent[] = []
      const leave = await other.subscribe('a', (heard) => void left.push(heard))
      const stayed = await listen(other, 'a')
      await bus.publish('a', event(1))
      await settled(bus)
      await leave()
      await leave()
      await bus.publish('a', event(2))
      await settled(bus)
      expect(left).toEqual([event(1)])
      expect(stayed).toEqual([event(1), event(2)])
    })

    it('removes only one subscription of a listener that subscribed twice', async () => {
      const heard: ChannelEvent[] = []
      const listener = (happened: ChannelEvent): void => void heard.push(happened)
      const leave = await bus.subscribe('a', listener)
      await bus.subscribe('a', listener)
      await leave()
      await bus.publish('a', event(1))
      await settled(bus)
      expect(heard).toEqual([event(1)])
    })

    it('continues after a listener that throws', async () => {
      await bus.subscribe('a', () => {
        throw new Error('a broken listener')
      })
      const heard = await listen(bus, 'a')
      await bus.publish('a', event(1))
      await bus.publish('a', event(2))
      await settled(bus)
      expect(heard).toEqual([event(1), event(2)])
    })

    it('drops events without subscribers', async () => {
      await bus.publish('a', event(1))
      await settled(bus)
      const heard = await listen(bus, 'a')
      await settled(bus)
      expect(heard).toEqual([])
    })

    it('can be closed twice, is then not healthy, delivers nothing more and does not fail its publishers', async () => {
      const heard = await listen(bus, 'a')
      await bus.close()
      await bus.close()
      expect(await bus.isHealthy()).toBe(false)
      await bus.publish('a', event(1))
      await other.publish('a', event(2))
      const after = await listen(other, 'after')
      await other.publish('after', event(3))
      await vi.waitUntil(() => after.length > 0)
      expect(heard).toEqual([])
    })

    it('ignores messages that are not channel events', async () => {
      const heard = await listen(other, 'a')
      for (const payload of FOREIGN) await exchange.sendForeign?.('a', payload)
      await bus.publish('a', event(1))
      await settled(bus)
      expect(heard).toEqual([event(1)])
    })
  })
}

const FOREIGN = [
  '',
  'not json',
  'null',
  '[]',
  '{}',
  '{"sequence":"1","type":"message-sent","conversationUuid":null,"messageUuid":null,"at":"2026-11-21T10:00:00.000Z"}',
  '{"sequence":1,"type":"toString","conversationUuid":null,"messageUuid":null,"at":"2026-11-21T10:00:00.000Z"}',
  '{"sequence":1,"type":"message-sent","conversationUuid":5,"messageUuid":null,"at":"2026-11-21T10:00:00.000Z"}',
  '{"sequence":1,"type":"message-sent","conversationUuid":null,"messageUuid":null,"at":"yesterday"}',
]

function event(sequence: number): ChannelEvent {
  return { sequence, type: 'message-sent', conversationUuid: null, messageUuid: null, at: '2026-11-21T10:00:00.000Z' }
}

async function listen(bus: EventBus, channel: string): Promise<ChannelEvent[]> {
  const heard: ChannelEvent[] = []
  await bus.subscribe(channel, (happened) => void heard.push(happened))
  return heard
}
