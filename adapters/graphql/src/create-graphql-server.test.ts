import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fakeChannelStore, fakeConversations, fakeEventBus } from '@guildhall/domain/testing'
import { type Client, createClient } from 'graphql-ws'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createGraphqlServer, type GraphqlServer } from './create-graphql-server.ts'

const account = '0193456c-0000-7000-8000-000000000001'
const at = '2026-11-21T12:00:00.000Z'
const query = 'subscription ($name: String!) { channel(name: $name) { sequence type conversationUuid } }'

describe('one port for GraphQL and the rest', () => {
  let server: Server
  let graphql: GraphqlServer
  let address = ''
  let standing = true
  let callsLeft = 100
  const store = fakeChannelStore()
  const bus = fakeEventBus()
  const clients: Client[] = []

  beforeEach(async () => {
    standing = true
    callsLeft = 100
    server = createServer()
    graphql = await createGraphqlServer({
      server,
      store,
      bus,
      inbox: fakeConversations().inbox,
      clock: { now: () => new Date(at) },
      fallback: (_, response) => response.end('the rest'),
      guard: (listener) => (request, response) => {
        response.setHeader('X-Guarded', 'yes')
        listener(request, response)
      },
      answers: ({ headers }) => headers.host !== 'evil.example',
      isForeign: ({ headers }) => headers.origin === 'https://evil.example',
      networkOf: () => 'here',
      countCall: async () => (callsLeft-- > 0 ? null : 30),
      socketLimits: {
        perAccount: 3,
        waitingPerNetwork: 2,
        perNetwork: 6,
        subscriptionsPerSocket: 2,
        loginTimeoutMs: 1000,
      },
      authenticate: async ({ headers }) =>
        headers.authorization === 'Bearer right'
          ? { accountUuid: account, userType: 'contractor', verified: true, companyUuid: null, role: null }
          : null,
      authenticateChannel: async (token) =>
        token === 'channel' ? { accountUuid: account, sessionUuid: 'session' } : null,
      isAuthorized: async () => standing,
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose()
    await graphql.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const connect = (token: unknown): Client => {
    const client = createClient({
      url: `ws://${address}/graphql`,
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
  const ask = async (body: unknown, token?: string): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const answer = await fetch(`http://${address}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json()
  }

  const answerTo = async (init: RequestInit) => {
    const { headers, status } = await fetch(`http://${address}/graphql`, init)
    return { headers, status }
  }

  it('passes everything except /graphql to the other handler', async () => {
    for (const path of ['/', '/v0/user', '/graphqlx', '/graphql/deeper']) {
      expect(await (await fetch(`http://${address}${path}`)).text()).toBe('the rest')
    }
  })

  it('identifies the viewer by token, and nobody without one', async () => {
    expect(await ask({ query: '{ viewer { uuid userType } }' }, 'right')).toEqual({
      data: { viewer: { uuid: account, userType: 'contractor' } },
    })
    expect(await ask({ query: '{ viewer { uuid } }' })).toEqual({ data: { viewer: null } })
  })

  // LIVE-12
  it('refuses documents with too many aliases, fields, levels or tokens', async () => {
    const aliases = Array.from({ length: 16 }, (_, at) => `a${at}: viewer { uuid }`).join(' ')
    const fields = `viewer { ${'uuid '.repeat(200)} }`
    const tokens = `viewer { ${'uuid '.repeat(1_000)} }`
    for (const document of [aliases, fields, tokens]) {
      expect(await ask({ query: `{ ${document} }` }, 'right')).toMatchObject({ errors: [{}] })
    }
    const operations = Array.from({ length: 6 }, (_, at) => `query Q${at} { viewer { uuid } }`).join(' ')
    expect(await ask({ query: operations, operationName: 'Q1' }, 'right')).toMatchObject({
      errors: [{ message: 'This has too many operations.' }],
    })
  })

  // LIVE-12
  it('answers 429 with Retry-After once a network has sent too many', async () => {
    callsLeft = 0
    const answer = await fetch(`http://${address}/graphql`, { method: 'POST' })
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
      [404, { method: 'DELETE' }],
      [404, { method: 'OPTIONS' }],
    ]
    for (const [status, init] of calls) {
      const { headers, ...answer } = await answerTo(init)
      expect(answer, init.method).toEqual({ status })
      expect(headers.get('x-guarded'), `${init.method} ${status}`).toBe('yes')
    }
    callsLeft = 0
    const refused = await answerTo({ method: 'POST' })
    expect([refused.status, refused.headers.get('x-guarded')]).toEqual([429, 'yes'])
  })

  // API-32
  it('opens no socket for the page of another site', async () => {
    const open = (origin: string | undefined) =>
      new WebSocket(`ws://${address}/graphql`, 'graphql-transport-ws', origin === undefined ? {} : { origin })
    const [refusal] = (await once(open('https://evil.example'), 'error')) as [Error]
    expect(refusal.message).toContain('403')
    for (const origin of [undefined, `http://${address}`]) {
      const socket = open(origin)
      await once(socket, 'open')
      socket.terminate()
    }
  })

  // LIVE-12
  it('takes a few sockets of a person, and a few subscriptions of a socket', async () => {
    const lines = [connect('channel'), connect('channel'), connect('channel')]
    for (const line of lines) await firstOf(line, `private-${account}`)
    await expect(firstOf(connect('channel'), `private-${account}`)).rejects.toMatchObject({ code: 4429 })
    const [line] = lines
    if (line === undefined) throw new Error('There is no line')
    await firstOf(line, `private-${account}`)
    await expect(firstOf(line, `private-${account}`)).rejects.toMatchObject([
      { message: 'This line has too many subscriptions.' },
    ])
  })

  // LIVE-12
  it('closes sockets that do not log in, and takes few of them at a time', async () => {
    const open = () => new WebSocket(`ws://${address}/graphql`, 'graphql-transport-ws')
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
    expect(await firstOf(connect('channel'), `private-${account}`)).toMatchObject({
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
      await expect(firstOf(connect(token), `private-${account}`)).rejects.toMatchObject({ code: 4403 })
    },
  )

  it('delivers an event to its person’s connection', async () => {
    const events: string[] = []
    const heard = new Promise<void>((resolve) => {
      connect('channel').subscribe<{ channel: { type: string; conversationUuid: string } }>(
        { query, variables: { name: `private-${account}` } },
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
      const content = { type: 'message-sent', conversationUuid: 'c', messageUuid: 'm', at } as const
      const event = await store.append(account, 'delivered', content)
      if (event) await bus.publish(`private-${account}`, event)
    }
    await heard
    expect(events).toEqual(['ready', 'c'])
  })

  it('closes only the connection of an ended session', async () => {
    const client = connect('channel')
    const closed = new Promise<unknown>((resolve) => client.on('closed', resolve))
    await firstOf(client, `private-${account}`)
    const types: string[] = []
    client.subscribe<{ channel: { type: string } }>(
      { query, variables: { name: `private-${account}` } },
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
      const content = { type: 'session-ended', conversationUuid: null, messageUuid: null, at } as const
      const event = await store.append(account, 'ended', content)
      if (event) await bus.publish(`private-${account}`, event)
    }
    expect(await closed).toMatchObject({ code: 4403 })
    expect(types).toEqual(['ready', 'session-ended'])
  })

  it('closes open connections gracefully on shutdown', async () => {
    const client = connect('channel')
    const closed = new Promise<unknown>((resolve) => client.on('closed', resolve))
    await firstOf(client, `private-${account}`)
    expect(graphql.connections()).toBe(1)
    await graphql.close()
    expect(await closed).toMatchObject({ code: 1001 })
  })
})
