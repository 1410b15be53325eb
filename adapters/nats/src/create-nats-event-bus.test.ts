import type { ChannelEvent, EventBus } from '@guildhall/domain/notifications'
import { eventBusContract } from '@guildhall/domain/testing/contracts/event-bus'
import { freePort, natsUrl, startOwnNats, uniquePrefix, type Engine } from '@guildhall/testing'
import { connect } from '@nats-io/transport-node'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { channelSubject } from './channel-subject.ts'
import { createNatsEventBus } from './index.ts'

const PATIENCE = { timeout: 60_000 }

eventBusContract('the event bus on NATS', async () => {
  const url = await natsUrl()
  const prefix = uniquePrefix()
  const foreigner = await connect({ servers: url })
  return {
    connect: () => createNatsEventBus({ url, prefix }),
    sendForeign: async (channel, payload) => {
      foreigner.publish(channelSubject(prefix, channel), payload)
      await foreigner.flush()
    },
    close: () => foreigner.close(),
  }
})

describe('the event bus on NATS', { timeout: 120_000 }, () => {
  const buses: EventBus[] = []
  const engines: Engine[] = []

  afterEach(async () => {
    for (const bus of buses.splice(0)) await bus.close()
    for (const engine of engines.splice(0)) await engine.stop()
  })

  const busOn = (url: string, prefix?: string): EventBus => {
    const bus = createNatsEventBus({ url, ...(prefix === undefined ? {} : { prefix }) })
    buses.push(bus)
    return bus
  }

  const startServer = async (port: number): Promise<Engine> => {
    const engine = await startOwnNats({ port })
    engines.push(engine)
    return engine
  }

  // LIVE-6
  it('recovers when its server is restarted: subscribers hear new events without subscribing again', async () => {
    const port = await freePort()
    const server = await startServer(port)
    const publisher = busOn(server.url)
    const subscriber = busOn(server.url)
    await bothHealthy(publisher, subscriber)
    const heard = await listen(subscriber, 'a')
    const returned = vi.fn<() => void>()
    subscriber.onReturn(returned)
    await server.stop()
    await vi.waitUntil(async () => !(await publisher.isHealthy()) && !(await subscriber.isHealthy()), PATIENCE)
    await startServer(port)
    await vi.waitFor(() => expect(returned).toHaveBeenCalledOnce(), PATIENCE)
    // It hears from here on: its subscriptions were made again before it said that it is back.
    await vi.waitUntil(() => publisher.isHealthy(), PATIENCE)
    await publisher.publish('a', event(2))
    await vi.waitUntil(() => heard.length > 0, PATIENCE)
    expect(heard).toEqual([event(2)])
  })

  it('accepts events and subscriptions while its server is unreachable, and serves both when it is back', async () => {
    const port = await freePort()
    const bus = busOn(`nats://127.0.0.1:${port}`)
    expect(await bus.isHealthy()).toBe(false)
    const heard = await listen(bus, 'a')
    for (let sequence = 1; sequence <= 1_500; sequence += 1) await bus.publish('a', event(sequence))
    await startServer(port)
    await vi.waitUntil(() => heard.length === 1_000, PATIENCE)
    expect([heard[0]?.sequence, heard.at(-1)?.sequence]).toEqual([501, 1_500])
  })

  // BASE-31
  it('tells once of each outage: of a server that does not respond at first, and of one that stops', async () => {
    const port = await freePort()
    const away = vi.fn<(error: unknown) => void>()
    const bus = createNatsEventBus({ url: `nats://127.0.0.1:${port}`, onAway: away })
    buses.push(bus)
    await vi.waitFor(() => expect(away).toHaveBeenCalledOnce(), PATIENCE)
    const server = await startServer(port)
    await vi.waitUntil(() => bus.isHealthy(), PATIENCE)
    expect(away).toHaveBeenCalledOnce()
    await server.stop()
    await vi.waitFor(() => expect(away).toHaveBeenCalledTimes(2), PATIENCE)
    await bus.close()
    expect(away).toHaveBeenCalledTimes(2)
  })

  it('closes while its server is unreachable', async () => {
    const bus = createNatsEventBus({ url: `nats://127.0.0.1:${await freePort()}` })
    await bus.publish('a', event(1))
    await bus.close()
    expect(await bus.isHealthy()).toBe(false)
  })

  it('does not receive events of another product on the same server', async () => {
    const url = await natsUrl()
    const [ours, theirs] = [busOn(url, uniquePrefix()), busOn(url, uniquePrefix())]
    await bothHealthy(ours, theirs)
    const heard = await listen(ours, 'a')
    await theirs.publish('a', event(1))
    expect(await theirs.isHealthy()).toBe(true)
    await ours.publish('a', event(2))
    await vi.waitUntil(() => heard.length > 0, PATIENCE)
    expect(heard).toEqual([event(2)])
  })
})

describe('the subject of a channel', () => {
  it('is readable for plain names, and one token for any name', () => {
    expect(channelSubject('guildhall', 'private-5f0c')).toBe('guildhall.private-5f0c')
    expect(channelSubject('guildhall', 'a.b *>\n')).toBe('guildhall.a%2Eb%20%2A%3E%0A')
  })
})

function event(sequence: number): ChannelEvent {
  return { sequence, type: 'message-sent', conversationUuid: null, messageUuid: null, at: '2026-11-21T10:00:00.000Z' }
}

async function listen(bus: EventBus, channel: string): Promise<ChannelEvent[]> {
  const heard: ChannelEvent[] = []
  await bus.subscribe(channel, (happened) => void heard.push(happened))
  return heard
}

async function bothHealthy(one: EventBus, other: EventBus): Promise<void> {
  await vi.waitUntil(async () => (await one.isHealthy()) && (await other.isHealthy()), PATIENCE)
}
