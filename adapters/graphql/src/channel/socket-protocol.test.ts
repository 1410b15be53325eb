import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startTestGraphql, TEST_ACCOUNT } from '../../testing/start-test-graphql.ts'

const query = 'subscription ($name: String!) { channel(name: $name) { sequence type } }'
const subscribe = (id: string, name = `private-${TEST_ACCOUNT}`) => ({
  id,
  type: 'subscribe',
  payload: { query, variables: { name } },
})
const init = { type: 'connection_init', payload: { token: 'channel' } }

let graphql: Awaited<ReturnType<typeof startTestGraphql>>
beforeAll(async () => {
  graphql = await startTestGraphql({ socketLimits: { loginTimeoutMs: 1_000 } })
})
afterAll(() => graphql.stop())

interface Message {
  readonly type: string
  readonly id?: string
  readonly payload?: unknown
}

/** A socket without a client's library, to send what no library sends. */
const open = async (protocols = ['graphql-transport-ws']) => {
  const socket = new WebSocket(`ws://${graphql.address}/graphql`, protocols)
  const received: Message[] = []
  const waiting: (() => void)[] = []
  socket.on('message', (data: Buffer) => {
    received.push(JSON.parse(data.toString('utf8')) as Message)
    for (const look of waiting) look()
  })
  const closed = once(socket, 'close').then(([code]) => code as number)
  await once(socket, 'open')
  return {
    received,
    closed,
    protocol: socket.protocol,
    send: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    hear: (type: string) =>
      new Promise<Message>((resolve) => {
        const look = () => {
          const found = received.find((message) => message.type === type)
          if (found) resolve(found)
        }
        waiting.push(look)
        look()
      }),
    close: () => socket.close(),
  }
}
const ready = async () => {
  const socket = await open()
  socket.send(init)
  await socket.hear('connection_ack')
  return socket
}

// LIVE-1
describe('the protocol graphql-transport-ws', () => {
  it('is agreed on', async () => {
    const socket = await open()
    expect(socket.protocol).toBe('graphql-transport-ws')
    socket.close()
  })

  it('closes a socket without it with 4406', async () => {
    expect(await (await open([])).closed).toBe(4406)
  })

  it('closes a socket that does not begin with 4408', async () => {
    expect(await (await open()).closed).toBe(4408)
  })

  it('closes a socket that subscribes before it has begun with 4401', async () => {
    const socket = await open()
    socket.send(subscribe('1'))
    expect(await socket.closed).toBe(4401)
  })

  it('closes a socket that begins twice with 4429', async () => {
    const socket = await ready()
    socket.send(init)
    expect(await socket.closed).toBe(4429)
  })

  it.each(['{', '[]', '"text"', '{"type":"unknown"}', '{"type":"subscribe"}'])(
    'closes a socket that sends %s with 4400',
    async (text) => {
      const socket = await ready()
      socket.send(text)
      expect(await socket.closed).toBe(4400)
    },
  )

  it('answers a ping with a pong', async () => {
    const socket = await open()
    socket.send({ type: 'ping', payload: { n: 1 } })
    expect(await socket.hear('pong')).toEqual({ type: 'pong', payload: { n: 1 } })
    socket.close()
  })

  it('closes a socket that uses an id twice with 4409', async () => {
    const socket = await ready()
    socket.send(subscribe('1'))
    await socket.hear('next')
    socket.send(subscribe('1'))
    expect(await socket.closed).toBe(4409)
  })

  it('answers an operation that is not valid with an error of its id, and stays open', async () => {
    const socket = await ready()
    socket.send({ id: '1', type: 'subscribe', payload: { query: 'subscription { nothing }' } })
    expect(await socket.hear('error')).toMatchObject({ id: '1', payload: [{ message: expect.any(String) }] })
    socket.send({ type: 'ping' })
    await socket.hear('pong')
    socket.close()
  })

  it('frees the id of an operation that the client has completed', async () => {
    const socket = await ready()
    socket.send(subscribe('1'))
    await socket.hear('next')
    socket.send({ id: '1', type: 'complete' })
    socket.send({ type: 'ping' })
    await socket.hear('pong')
    socket.received.length = 0
    socket.send(subscribe('1'))
    expect(await socket.hear('next')).toMatchObject({ id: '1' })
    socket.close()
  })

  // LIVE-12
  it('refuses the sixth subscription of a socket', async () => {
    const socket = await ready()
    for (let count = 1; count <= 6; count += 1) socket.send(subscribe(String(count)))
    expect(await socket.hear('error')).toEqual({
      id: '6',
      type: 'error',
      payload: [{ message: 'This line has too many subscriptions.' }],
    })
    socket.close()
  })

  // LIVE-12
  it('closes a socket that starts 3,000 subscriptions with 4429', async () => {
    const socket = await ready()
    for (let count = 0; count < 3_000; count += 1) socket.send(subscribe(String(count)))
    expect(await socket.closed).toBe(4429)
  })
})
