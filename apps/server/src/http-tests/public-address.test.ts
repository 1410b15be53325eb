import { connect } from 'node:net'
import { type IncomingHttpHeaders, request as sendRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAskedFor, listDocumented, listPublished } from './support/monitoring-files.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

const HOST = 'hire.example'

let server: TestServer
let opsUrl = ''
beforeAll(async () => {
  const progress: string[] = []
  server = await startTestServer(
    { PUBLIC_URL: `https://${HOST}`, DEV_TOOLS: 'off', OPS_PORT: '0', TRUSTED_PROXIES: '192.0.2.0/24' },
    { progress: (line) => void progress.push(line) },
  )
  opsUrl = /http\S+/.exec(progress.find((line) => line.startsWith('Health')) ?? '')?.[0] ?? ''
})
afterAll(() => server.stop())

interface Sent {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Sends a request with a Host header of its own, as a proxy on this machine does. */
const send = (path: string, host: string, init: Sent = {}) =>
  new Promise<{ readonly status: number; readonly headers: IncomingHttpHeaders }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const { body, headers = {}, method = 'GET' } = init
    sendRequest({ hostname, port, path, method, headers: { ...headers, host } }, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }))
    })
      .on('error', reject)
      .end(body)
  })
const ask = async (path: string, host: string, init?: Sent) => (await send(path, host, init)).status

/** The status line that a WebSocket handshake is answered with. */
const upgrade = (host: string, origin?: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', reject).on('close', () => resolve(''))
    socket.on('data', (data) => {
      resolve(data.toString('latin1').split('\r\n')[0] ?? '')
      socket.destroy()
    })
    const headers = [
      'GET /graphql HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      ...(origin === undefined ? [] : [`Origin: ${origin}`]),
    ]
    socket.write(`${headers.join('\r\n')}\r\n\r\n`)
  })

describe('with a public address', () => {
  // API-20, API-19
  it.each([
    '/dev/mail',
    '/dev/mail/messages',
    '/dev/mail/previews',
    '/dev/clock',
    '/dev/payments',
    '/metrics',
    '/healthz',
    '/readyz',
  ])('%s is not served on the public port, also over loopback', async (path) => {
    expect(await ask(path, HOST)).toBe(404)
    expect(await ask(path, '127.0.0.1')).toBe(404)
  })

  // API-20
  it('the clock cannot be advanced', async () => {
    expect(await ask('/dev/clock', '127.0.0.1', { method: 'POST' })).toBe(404)
  })

  // API-19
  it.each(['/metrics', '/healthz', '/readyz'])('%s is served on the port for operators', async (path) => {
    expect((await fetch(`${opsUrl}${path}`)).status).toBe(200)
    expect((await fetch(`${opsUrl}/v0/openapi.json`)).status).toBe(404)
  })

  // BASE-37
  it('publishes every metric that rules, dashboard and the page for operators name, and no other of its own', async () => {
    const published = listPublished(await (await fetch(`${opsUrl}/metrics`)).text())
    const [askedFor, documented] = await Promise.all([listAskedFor(), listDocumented()])
    expect(askedFor.size).toBeGreaterThan(10)
    expect([...askedFor].filter((name) => !published.has(name))).toEqual([])
    // Analytics are not configured here.
    const own = [...published, 'guildhall_analytics_events_total'].filter((name) => name.startsWith('guildhall_'))
    expect(own.toSorted()).toEqual([...documented].toSorted())
  })

  // API-25
  it.each(['evil.example', `${HOST}.evil.example`, `${HOST}:8443`, '10.0.0.1'])(
    'the host %s is not answered, by REST, GraphQL and sockets',
    async (host) => {
      expect(await ask('/v0/plans', host)).toBe(421)
      expect(await ask('/graphql', host, { method: 'POST' })).toBe(421)
      expect(await upgrade(host)).toBe('')
    },
  )

  // API-25
  it('its own host and loopback are answered', async () => {
    for (const host of [HOST, '127.0.0.1', 'localhost:3000']) {
      expect(await ask('/v0/openapi.json', host)).toBe(200)
      expect(await upgrade(host)).toBe('HTTP/1.1 101 Switching Protocols')
    }
  })

  // API-26
  it.each([
    [HOST, 'POST', '{ viewer { uuid } }', 200],
    [HOST, 'POST', '{', 200],
    [HOST, 'POST', undefined, 415],
    [HOST, 'OPTIONS', undefined, 405],
    ['evil.example', 'POST', '{ viewer { uuid } }', 421],
  ])('GraphQL at %s answers %s %s by %i with the headers of calls', async (host, method, query, status) => {
    const call = await send('/v0/plans', host)
    const sent =
      query === undefined ? {} : { body: JSON.stringify({ query }), headers: { 'content-type': 'application/json' } }
    const answer = await send('/graphql', host, { method, ...sent })
    expect(answer.status).toBe(status)
    for (const name of [
      'strict-transport-security',
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-resource-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
    ]) {
      expect(answer.headers[name], name).toBe(call.headers[name])
      expect(answer.headers[name], name).toBeDefined()
    }
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000')
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/)
  })

  // API-32
  it.each([
    [HOST, undefined, '101 Switching Protocols'],
    [HOST, `https://${HOST}`, '101 Switching Protocols'],
    ['127.0.0.1', 'http://127.0.0.1', '101 Switching Protocols'],
    [HOST, 'https://evil.example', '403 Forbidden'],
    [HOST, `https://sub.${HOST}`, '403 Forbidden'],
    [HOST, 'http://127.0.0.1', '403 Forbidden'],
    [HOST, 'null', '403 Forbidden'],
    [HOST, '', '403 Forbidden'],
  ])('at %s a socket for a page of %s is answered by %s', async (host, origin, answered) => {
    expect(await upgrade(host, origin)).toBe(`HTTP/1.1 ${answered}`)
  })

  // API-9
  it('an address that is no trusted proxy cannot choose the host', async () => {
    expect(await ask('/v0/openapi.json', 'evil.example', { headers: { 'x-forwarded-host': HOST } })).toBe(421)
  })
})
