import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** An address that is taken; the text says which and what to do. */
export class AddressTaken extends Error {
  override readonly name = 'AddressTaken'
}

export interface OpenPort {
  readonly server: Server
  /** The address for people: loopback where the server listens everywhere. */
  readonly url: string
  /** From now on requests are answered by the listeners that were added, no longer by "starting". */
  ready(): void
  /** Takes no more requests; resolves when those under way are answered, or after this time in milliseconds. */
  finish(withinMs: number): Promise<void>
  close(): Promise<void>
}

/**
 * Listens at once, so that a taken port is known before anything is started, and answers 503 until the product is ready. Port 0 is
 * any free one.
 */
export async function openPort(host: string, port: number): Promise<OpenPort> {
  const starting = (_: unknown, response: ServerResponse): void => {
    response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' })
    response.end(JSON.stringify({ message: 'Guildhall is starting. Please try again in a moment.', code: 'starting' }))
  }
  const server = createServer({ requestTimeout: 60_000 }, starting)
  const underWay = new Set<ServerResponse>()
  server.on('request', (_, response) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new AddressTaken(`Port ${port} on ${host} is taken. Set PORT to another one, or to 0 for any free one.`)
          : error,
      )
    })
    server.listen(port, host, resolve)
  })
  const { port: opened } = server.address() as AddressInfo
  const named = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return {
    server,
    url: `http://${named}:${opened}`,
    ready: () => server.off('request', starting),
    finish: async (withinMs) => {
      server.close()
      server.closeIdleConnections()
      const answered = [...underWay].map((response) => once(response, 'close'))
      await Promise.race([Promise.all(answered), wait(withinMs, undefined, { ref: false })])
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 3000).unref()
      }),
  }
}
