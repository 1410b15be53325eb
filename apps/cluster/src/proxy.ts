import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Backend, Backends } from './backends.ts'

export interface ProxyOptions {
  readonly host: string
  readonly port: number
  /** Who answers requests. */
  readonly requests: Backends
  /** Who holds WebSockets. */
  readonly sockets: Backends
}

export interface Proxy {
  readonly url: string
  close(): Promise<void>
}

const LOOPBACK = '127.0.0.1'

/** Headers of one connection, which are not passed on (RFC 9110, 7.6.1), and those that only this proxy may say. */
const OWN_HEADERS = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
])

const passOn = (headers: IncomingHttpHeaders): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || OWN_HEADERS.has(name) ? [] : [[name, value]],
    ),
  )

/** Who asks. The pages for developers answer this machine itself, and nobody through a proxy: they are asked as if there were none. */
const forwarded = ({ headers, socket, url }: IncomingMessage): Record<string, string> =>
  url?.startsWith('/dev/') === true && socket.remoteAddress === LOOPBACK
    ? {}
    : {
        'x-forwarded-for': socket.remoteAddress ?? '',
        'x-forwarded-host': headers.host ?? '',
        'x-forwarded-proto': 'http',
      }

/**
 * A small reverse proxy: requests go to one group of processes in turns, WebSockets to another. A process that refuses a connection has seen
 * nothing of the request, so that the next one is asked. Rule: BASE-32.
 */
export async function startProxy({ host, port, requests, sockets }: ProxyOptions): Promise<Proxy> {
  const server = createServer({ requestTimeout: 60_000 }, (request, response) => forward(request, response, requests))
  const open = new Set<Socket>()
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    forwardSocket(request, socket, head, sockets)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: opened } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${opened}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        for (const socket of open) socket.destroy()
      }),
  }
}

function forward(request: IncomingMessage, response: ServerResponse, backends: Backends): void {
  const tried = new Set<string>()
  const tryNext = (): void => {
    const backend = backends.take(tried)
    if (backend === null) return refuse(response)
    tried.add(backend.url)
    send(request, response, backend, tryNext)
  }
  tryNext()
}

function send(request: IncomingMessage, response: ServerResponse, backend: Backend, tryNext: () => void): void {
  let isConnected = false
  // A connection of its own for each request: a kept one may be closed just as it is used.
  const asked = ask(new URL(backend.url), {
    agent: false,
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: { ...passOn(request.headers), ...forwarded(request) },
  })
  const end = (): void => {
    backend.release()
    asked.destroy()
  }
  response.once('close', end)
  asked.once('socket', (socket) =>
    socket.once('connect', () => {
      isConnected = true
      request.pipe(asked)
    }),
  )
  asked.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, passOn(answer.headers))
    answer.pipe(response)
    answer.once('error', () => response.destroy())
  })
  asked.once('error', () => {
    if (response.destroyed) return
    if (response.headersSent) {
      response.destroy()
      return
    }
    if (isConnected) {
      refuse(response, 502)
      return
    }
    response.off('close', end)
    backend.release()
    backend.reportAway()
    tryNext()
  })
}

function refuse(response: ServerResponse, status = 503): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' })
  response.end('No process answers. Please try again in a moment.\n')
}

function forwardSocket(request: IncomingMessage, socket: Socket, head: Buffer, backends: Backends): void {
  const tried = new Set<string>()
  const tryNext = (): void => {
    const backend = backends.take(tried)
    if (backend === null) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 2\r\nContent-Length: 0\r\n\r\n')
      return
    }
    tried.add(backend.url)
    join(request, socket, head, backend, tryNext)
  }
  socket.on('error', () => socket.destroy())
  tryNext()
}

/** Joins the socket of a client with one to a process; the request to upgrade is passed on as it came. */
function join(request: IncomingMessage, socket: Socket, head: Buffer, backend: Backend, tryNext: () => void): void {
  const { hostname, port } = new URL(backend.url)
  const headers = { ...request.headers, ...forwarded(request) }
  const lines = Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((one) => `${name}: ${one}`))
  let isConnected = false
  const other = connect(Number(port), hostname, () => {
    isConnected = true
    other.write(`GET ${request.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    other.write(head)
    socket.pipe(other).pipe(socket)
  })
  const end = (): void => {
    backend.release()
    other.destroy()
  }
  socket.once('close', end)
  other.on('error', () => {
    if (isConnected) {
      socket.destroy()
      return
    }
    socket.off('close', end)
    backend.release()
    backend.reportAway()
    tryNext()
  })
}
