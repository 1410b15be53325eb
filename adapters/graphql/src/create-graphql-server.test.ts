import { once } from 'node:events'
import { type Client, createClient } from 'graphql-ws'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { ObservedRequest } from './http/observe-requests.ts'
import { startTestGraphql, TEST_ACCOUNT, TEST_AT } from '../testing/start-test-graphql.ts'

const query = 'subscription ($name: String!) { channel(name: $name) { sequence type conversationUuid } }'

describe('one port for GraphQL and the rest', () => {
  let standing = true
  let callsLeft = 100
  let graphql: Awaited<ReturnType<typeof startTestGraphql>>
  const clients: Client[] = []

  beforeEach(async () => {
    standing = true
    callsLeft = 100
    graphql = await startTestGraphql({
      countCall: async () => (callsLeft-- > 0 ? null : 30),
      socketLimits: {
        perAccount: 3,
        waitingPerNetwork: 2,
        perNetwork: 6,
        subscriptionsPerSocket: 2,
        loginTimeoutMs: 1000,
      },
      findLost: async (holders) => new Set(standing ? [] : holders),
    })
  })
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose()
    await graphql.stop()
  })

  const connect = (token: unknown): Client => {
    const client = createClient({
      url: `ws://${graphql.address}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { token },
    })
    clients.push(client)
    return client
  }
  const firstOf = (client: Client, name: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      client.subscribe({ query, variables: { name } }, { next: resolve, error: reject, complete: () => undefined })
    })
  it('passes everything except /graphql to the other handler', async () => {
    for (const path of ['/', '/v0/user', '/graphqlx', '/graphql/deeper']) {
      expect(await (await fetch(`http://${graphql.address}${path}`)).text()).toBe('the rest')
    }
  })

  // BASE-36
  it('reports each of its requests when it is answered, by its address without the query', async () => {
    const answered = Promise.withResolvers<ObservedRequest>()
    const other = await startTestGraphql({ onRequest: answered.resolve, countCall: async () => 30 })
    const { status } = await fetch(`http://${other.address}/graphql?query={viewer{uuid}}`)
    expect(await answered.promise).toEqual({ route: '/graphql', method: 'GET', status, seconds: expect.any(Number) })
    expect(status).toBe(429)
    await other.stop()
  })

  it('identifies the viewer by token, and nobody without one', async () => {
    expect(await graphql.ask({ query: '{ viewer { uuid userType } }' }, 'right')).toMatchObject({
      data: { viewer: { uuid: TEST_ACCOUNT, userType: 'contractor' } },
    })
    expect(await graphql.ask({ query: '{ viewer { uuid } }' })).toMatchObject({ data: { viewer: null } })
  })

  // LIVE-12
  it('answers 429 with Retry-After once a network has sent too many', async () => {
    callsLeft = 0
    const answer = await fetch(`http://${graphql.address}/graphql`, { method: 'POST' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30'])
  })

  // API-26
  it('guards every answer, also refusals', async () => {
    const json = { 'content-type': 'application/json' }
    const calls: readonly [number, RequestInit, string?][] = [
      [200, { method: 'POST', headers: json, body: '{"query":"{ viewer { uuid } }"}' }],
      [400, { method: 'POST', headers: json, body: '{' }],
      [413, { method: 'POST', headers: json, body: JSON.stringify({ query: 'x'.repeat(33_000) }) }],
      [415, { method: 'POST', headers: { 'content-type': 'image/png' }, body: 'x' }],
      [405, { method: 'DELETE' }],
      [405, { method: 'OPTIONS' }],
    ]
    for (const [status, init] of calls) {
      const { headers, ...answer } = await graphql.answerTo(init)
      expect(answer, init.method).toEqual({ status })
      expect(headers.get('x-guarded'), `${init.method} ${status}`).toBe('yes')
    }
    callsLeft = 0
    const refused = await graphql.answerTo({ method: 'POST' })
    expect([refused.status, refused.headers.get('x-guarded')]).toEqual([429, 'yes'])
  })

  // API-32
  it('opens no socket for the page of another site', async () => {
    const open = (origin: string | undefined) =>
      new WebSocket(`ws://${graphql.address}/graphql`, 'graphql-transport-ws', origin === undefined ? {} : { origin })
    const [refusal] = (await once(open('https://evil.example'), 'error')) as [Error]
    expect(refusal.message).toContain('403')
    for (const origin of [undefined, `http://${graphql.address}`]) {
      const socket = open(origin)
      await once(socket, 'open')
      socket.terminate()
    }
  })

  // LIVE-12
  it('takes a few sockets of a person, and a few subscriptions of a socket', async () => {
    const lines = [connect('channel'), connect('channel'), connect('channel')]
    for (const line of lines) await firstOf(line, `private-${TEST_ACCOUNT}`)
    await expect(firstOf(connect('channel'), `private-${TEST_ACCOUNT}`)).rejects.toMatchObject({ code: 4429 })
    const [line] = lines
    if (line === undefined) throw new Error('There is no line')
    await firstOf(line, `private-${TEST_ACCOUNT}`)
    await expect(firstOf(line, `private-${TEST_ACCOUNT}`)).rejects.toMatchObject([
      { message: 'This line has too many subscriptions.' },
    ])
  })

  // LIVE-12
  it('closes sockets that do not log in, and takes few of them at a time', async () => {
    const open = () => new WebSocket(`ws://${graphql.address}/graphql`, 'graphql-transport-ws')
    const silent = [open(), open()]
    await Promise.all(silent.map((socket) => once(socket, 'open')))
    const closed = silent.map((socket) => once(socket, 'close'))
    const third = open()
    const [refusal] = (await once(third, 'error')) as [Error]
    expect(refusal.message).toContain('429')
    expect((await Promise.all(closed)).map(([code]) => code)).toEqual([4408, 4408])
    const next = open()
    await once(next, 'open')
    next.terminate()
  })

  // LIVE-12
  it('answers no query on a socket', async () => {
    const answered = new Promise((resolve, reject) => {
      connect('channel').subscribe(
        { query: '{ viewer { uuid } }' },
        { next: resolve, error: reject, complete: () => undefined },
      )
    })
    await expect(answered).rejects.toMatchObject([{ message: 'Only subscriptions are answered here.' }])
  })

  // LIVE-1
  it('lets a person subscribe to their own channel', async () => {
    expect(await firstOf(connect('channel'), `private-${TEST_ACCOUNT}`)).toMatchObject({
      data: { channel: { type: 'ready' } },
    })
  })

  // LIVE-1
  it('refuses the channel of somebody else', async () => {
    expect(await firstOf(connect('channel'), 'private-somebody-else')).toMatchObject({
      errors: [{ message: 'You can hear only your own channel.' }],
    })
  })

  it.each([['forged'], [undefined], [{ toString: 'channel' }]])(
    'closes a line with the token %j as forbidden',
    async (token) => {
      await expect(firstOf(connect(token), `private-${TEST_ACCOUNT}`)).rejects.toMatchObject({ code: 4403 })
    },
  )

  it('delivers an event to its person’s connection', async () => {
    const events: string[] = []
    const heard = new Promise<void>((resolve) => {
      connect('channel').subscribe<{ channel: { type: string; conversationUuid: string } }>(
        { query, variables: { name: `private-${TEST_ACCOUNT}` } },
        {
          next: ({ data }) => {
            events.push(data?.channel.conversationUuid ?? data?.channel.type ?? '')
            if (data?.channel.type === 'ready') void tell()
            else resolve()
          },
          error: () => undefined,
          complete: () => undefined,
        },
      )
    })
    const tell = async (): Promise<void> => {
      const content = { type: 'message-sent', conversationUuid: 'c', messageUuid: 'm', at: TEST_AT } as const
      const event = (await graphql.store.append([TEST_ACCOUNT], 'delivered', content)).get(TEST_ACCOUNT)
      if (event) await graphql.bus.publish(`private-${TEST_ACCOUNT}`, event)
    }
    await heard
    expect(events).toEqual(['ready', 'c'])
  })

  it('closes only the connection of an ended session', async () => {
    const client = connect('channel')
    const closed = new Promise<unknown>((resolve) => client.on('closed', resolve))
    await firstOf(client, `private-${TEST_ACCOUNT}`)
    const types: string[] = []
    client.subscribe<{ channel: { type: string } }>(
      { query, variables: { name: `private-${TEST_ACCOUNT}` } },
      {
        next: ({ data }) => {
          types.push(data?.channel.type ?? '')
          if (data?.channel.type === 'ready') void end()
        },
        error: () => undefined,
        complete: () => undefined,
      },
    )
    const end = async (): Promise<void> => {
      standing = false
      const content = { type: 'session-ended', conversationUuid: null, messageUuid: null, at: TEST_AT } as const
      const event = (await graphql.store.append([TEST_ACCOUNT], 'ended', content)).get(TEST_ACCOUNT)
      if (event) await graphql.bus.publish(`private-${TEST_ACCOUNT}`, event)
    }
    expect(await closed).toMatchObject({ code: 4403 })
    expect(types).toEqual(['ready', 'session-ended'])
  })

  it('closes open connections gracefully on shutdown', async () => {
    const client = connect('channel')
    const closed = new Promise<unknown>((resolve) => client.on('closed', resolve))
    await firstOf(client, `private-${TEST_ACCOUNT}`)
    expect(graphql.connections()).toBe(1)
    await graphql.close()
    expect(await closed).toMatchObject({ code: 1001 })
  })
})
